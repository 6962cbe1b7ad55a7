#!/bin/sh
# Writes requirements.lock: every package with its hashes, for each Python from 3.11 on.
# Where the newest JAX needs a newer Python, the older Python gets the newest JAX that runs on it.
# The lock is replaced whole: a run that is cut off leaves the old one.
set -eu
new=.requirements.lock.new
trap 'rm -f "$new"' EXIT
trap 'exit 130' INT
[ ! -e requirements.lock ] || cp requirements.lock "$new" # uv keeps the versions that it finds there
.venv/bin/uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 \
    --fork-strategy requires-python --generate-hashes --no-emit-index-url --no-emit-find-links \
    --no-annotate --quiet --custom-compile-command "make lock" --output-file "$new" "$@"
mv "$new" requirements.lock
