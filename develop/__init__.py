"""What `dev.py` does from a fresh clone, with the standard library alone.

In reading order: shell, trouble, progress, environments, browser, wheels, start,
site, checks, pins; artifacts, guest, release.
"""
