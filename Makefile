# The commands of every day; `python3 dev.py` says more.
.PHONY: check test compiled bench docs

# Before each commit, in two minutes: linters, types, quick tests in plain mode and of the browser's side.
check:
	python3 dev.py test --quick

# Everything: both modes, and in a browser.
test:
	python3 dev.py test

# The tests in compiled mode alone.
compiled:
	python3 dev.py test --compiled --no-lint

# The speed of this machine's install; the peers have their own command in bench/.
bench:
	python3 dev.py run --compiled bench

# All pages as a site, below .lootkeep/site.
docs:
	python3 dev.py docs
