# Every task is done by .ci/tasks.py; without make: python3 .ci/tasks.py run, test, ...
# Another interpreter for a new .venv: make test PYTHON=python3.12
# Arguments for the task: make run ARGS="check deck.txt"

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.14 /usr/bin/python3 python; do \
	if "$$p" -c "" >/dev/null 2>&1; then echo "$$p"; break; fi; done)

TASKS := run test check fix bench screenshots picture docs languages release-check soak bare dist dist-check lock install clean

.PHONY: help $(TASKS)

help:
	@echo "make run      start VTES Deck (installs what it needs on the first time)"
	@echo "make test     install what the checks need, then make check"
	@echo "make check    format, lint, types, import contract, tests"
	@echo "make fix      format, and fix what ruff can fix"
	@echo "make bench    measurements, side by side with krcg"
	@echo "make soak     long tests: whole series, many random games, new random examples"
	@echo "make docs     build the documentation into build/docs"
	@echo "make screenshots  take the pictures in README and in the documentation"
	@echo "make picture  draw the picture in ARCHITECTURE.md"
	@echo "make languages  update the translation files from the source"
	@echo "make release-check  check what only a release needs: translations, the installed program"
	@echo "make bare     try run and test on a freshly bootstrapped minimal Debian"
	@echo "make dist     build wheel, source archive, .tar.xz and .deb into dist/"
	@echo "make dist-check  build twice, compare, install into an empty Debian and try"
	@echo "make lock     write the versions and hashes of the dependencies"
	@echo "make install  only make .venv ready"
	@echo "make clean    remove .venv, caches and builds"

$(TASKS):
	@if [ -z "$(PYTHON)" ]; then \
		echo "VTES Deck needs Python 3.12 or newer, and there is no Python here."; \
		echo "On Debian or Ubuntu:  sudo apt install python3 python3-venv"; exit 1; fi
	@"$(PYTHON)" .ci/tasks.py $@ $(ARGS)
