"""What `dev.py` does from a fresh clone, with the standard library alone.

In reading order: shell, environments, browser, wheels, site, checks, pins.
"""
