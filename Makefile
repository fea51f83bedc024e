# Two commands matter: `make run` and `make test`. Everything is installed into .venv in this folder.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test test-long lint bench playthroughs rule-tables lock clean help

help:
	@echo "make run          play in the terminal"
	@echo "make test         lint, type-check and run all tests"
	@echo "make test-long    the tests that take long"
	@echo "make lint         lint and type-check only"
	@echo "make bench        measure the engine"
	@echo "make playthroughs write the playthroughs and perft counts anew"
	@echo "make rule-tables  write docs/rules/*-table.md anew"
	@echo "make lock         pin the newest versions of what we depend on"

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit("Two Rivers needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv

.venv/installed: requirements.lock pyproject.toml | .venv/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

.venv/installed-dev: requirements-dev.lock .venv/installed
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@

run: .venv/installed
	$(BIN)/tworivers play

lint: .venv/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Compiled first and once, so that the parallel test processes find the rules ready.
test: lint
	$(BIN)/python -m tests.ready
	$(BIN)/python -m pytest -n auto --dist worksteal

test-long: .venv/installed-dev
	$(BIN)/python -m tests.ready
	TWORIVERS_LONG=1 $(BIN)/python -m pytest -n auto --dist worksteal

bench: .venv/installed-dev
	$(BIN)/python -m bench.engine

playthroughs: .venv/installed-dev
	$(BIN)/python -m tests.playthrough
	$(BIN)/python -m tests.perft

rule-tables: .venv/installed-dev
	$(BIN)/python -m tests.rule_table

LOCK := pip-compile --quiet --upgrade --generate-hashes --strip-extras --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

lock: .venv/installed-dev
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/$(LOCK) --output-file requirements.lock pyproject.toml
	$(BIN)/$(LOCK) --extra dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
