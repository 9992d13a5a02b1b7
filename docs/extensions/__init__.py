"""What the site does besides Sphinx: in reading order look, repository, ledgers, languages; boxes, runs, directives."""
