#!/bin/sh
# Writes requirements.lock: every package with its hashes, for each Python from 3.11 on.
# Where the newest JAX needs a newer Python, the older Python gets the newest JAX that runs on it.
set -eu
exec .venv/bin/uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 \
    --fork-strategy requires-python --generate-hashes --no-emit-index-url --no-emit-find-links \
    --no-annotate --quiet --custom-compile-command "make lock" --output-file requirements.lock "$@"
