#!/bin/sh
# Makes the environment VENV from the lock LOCK, with the project itself in editable form.
# usage: setup.sh VENV LOCK [PYTHON]. The last step writes VENV/.ready: a set-up that was cut off is
# begun anew by the next call.
set -eu
venv=$1 lock=$2
if [ ! -x "$venv/bin/python" ] || [ ! -e "$venv/.ready" ]; then
    python=$(sh tools/find-python.sh "${3:-}")
    echo "Setting up $venv with $("$python" --version) ($python)"
    "$python" -m venv --clear "$venv"
fi
rm -f "$venv/.ready"
export PIP_DISABLE_PIP_VERSION_CHECK=1
# uv takes a sixth of pip's time. Where it does not find the packages, as behind a mirror that only
# pip was told of, pip installs them.
sed -n '/^uv==/,/[^\\]$/p' "$lock" > "$venv/uv.lock"
"$venv/bin/python" -m pip install --quiet --require-hashes -r "$venv/uv.lock"
"$venv/bin/python" -m uv pip install --quiet --require-hashes --python "$venv/bin/python" -r "$lock" ||
    "$venv/bin/python" -m pip install --quiet --require-hashes -r "$lock"
"$venv/bin/python" -m pip install --quiet --no-deps --no-build-isolation --editable .
printf '%s\n' "${3:-}" > "$venv/.ready" # the Makefile compares
