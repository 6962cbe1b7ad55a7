# make serve: the site with live reload. make test: all tests. The first call sets up .venv.
# PYTHON=/path/to/python chooses the interpreter (3.11 or newer); by default the newest one found.
.DEFAULT_GOAL := help
.PHONY: help serve site offline test browser records answers attempts outcomes matrix libraries export mutants bench lint audit lock setup clean
export NO_MKDOCS_2_WARNING := 1
# Otherwise each of the many processes compiles this project and its tests again.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
READY := $(VENV)/.ready
RUN := $(VENV)/bin/python -m

# Another Python than that of the environment must not pass silently.
ifneq ($(and $(PYTHON),$(wildcard $(READY)),$(filter-out clean,$(or $(MAKECMDGOALS),help))),)
ifneq ($(shell cat $(READY)),$(PYTHON))
$(error .venv was set up with $(or $(shell cat $(READY)),the newest Python found), not with $(PYTHON): run 'make clean' first)
endif
endif

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | awk -F '\t' '{printf "make %-10s %s\n", $$1, $$2}'

setup: $(READY) ## make the environment .venv from requirements.lock
$(READY): requirements.lock pyproject.toml tools/setup.sh
	@sh tools/setup.sh $(VENV) requirements.lock "$(PYTHON)"

serve: $(READY) ## the site on http://127.0.0.1:8000 with live reload (ARGS="-a 127.0.0.1:8001")
	@$(RUN) proof.site.command serve --livereload $(ARGS)

site: $(READY) ## the site, built strictly into site/
	@$(RUN) proof.site.command build --strict $(ARGS)

offline: $(READY) ## the site for reading from files, built strictly into site-offline/ (open its index.html)
	@OFFLINE=true $(RUN) proof.site.command build --strict --site-dir site-offline $(ARGS)

test: $(READY) ## all tests (ARGS="-k tile" for some; FRESH=1 takes no kept outcome, FRESH=all none of the attempts either; JAX=0.8.3 on that recorded version)
	@$(RUN) $(if $(JAX),proof.matrix.environments $(JAX) -m) pytest $(or $(ARGS),-n 2 --dist loadfile)

browser: $(READY) ## the built site in Chromium (CHROMIUM=/path/to/it; ALL=1: all pages in all views)
	@ALL_VIEWS=$(ALL) $(RUN) pytest -n auto --dist loadgroup tests/browser $(ARGS)

records: $(READY) ## run every example on the installed JAX and write what it did beside it
	@$(RUN) proof.examples.records $(ARGS)
	@$(RUN) proof.examples.fragments $(ARGS)
	@$(RUN) proof.examples.notebook $(ARGS)
	@$(RUN) proof.pages.lesson_notebooks
	@$(RUN) proof.pages.problem_notebooks

answers: $(READY) ## write what the decoder now answers to every known error
	@PYTHONPATH=src:tests $(RUN) support.known_errors

attempts: $(READY) ## write what each check of each problem tries
	@PYTHONPATH=src:tests $(RUN) support.tried

outcomes: $(READY) ## run all tests, and write what the long ones found for the first run of a new clone
	@rm -rf .cache/tests
	@$(MAKE) test FRESH=all
	@PYTHONPATH=src:tests $(RUN) support.kept

export: $(READY) ## the pages as plain Markdown into build/export/ (CHECK=1: MkDocs and Zensical build it alike)
	@$(RUN) $(if $(CHECK),pytest tests/export,proof.site.export) $(ARGS)

matrix: $(READY) ## run the examples on every recorded JAX version (CHECK=1 only compares, FRESH=1 runs all, CHANGED=1 those that changed)
	@$(RUN) proof.matrix.command $(if $(CHECK),--check) $(if $(FRESH),--fresh) $(if $(CHANGED),--changed) $(ARGS)

libraries: $(READY) ## the same for the examples with Equinox, Flax, Optax ..., on two versions (CHECK=1, FRESH=1, CHANGED=1; ARGS=newest on the newest alone)
	@$(RUN) proof.matrix.command --suite snippets/libraries $(if $(CHECK),--check) $(if $(FRESH),--fresh) $(if $(CHANGED),--changed) $(ARGS)

mutants: $(READY) ## break a copy of the guide in one place at a time and see which check notices
	@$(RUN) proof.checks.mutants $(ARGS)

bench: $(READY) ## what the proofs cost, beside the bare cost of the same work
	@$(RUN) proof.checks.bench

lint: $(READY) ## formatting, style, types, workflows and the language of pages
	@$(RUN) ruff format --check src tests snippets
	@$(RUN) ruff check src tests snippets
	@$(RUN) mypy
	@$(RUN) proof.checks.language
	@$(VENV)/bin/zizmor --offline --persona pedantic --quiet .github/workflows

audit: $(READY) ## look up known vulnerabilities of the packages of requirements.lock (asks osv.dev)
	@$(RUN) proof.checks.audit $(ARGS)

lock: $(READY) ## resolve pyproject.toml again into requirements.lock
	@sh tools/lock.sh
	@$(RUN) proof.matrix.locks

clean: ## remove everything that make made
	rm -rf $(VENV) .matrix .cache build dist site .site.new .site.old site-offline .site-offline.new .site-offline.old
	rm -rf .pytest_cache .hypothesis .mypy_cache .ruff_cache *.egg-info
	find . -name __pycache__ -prune -exec rm -rf {} +
