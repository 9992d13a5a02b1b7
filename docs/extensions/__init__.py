"""What the site does besides Sphinx.

In reading order: look, repository, languages, ledgers; boxes, runs, directives; signatures.
"""
