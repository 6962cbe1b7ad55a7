#!/bin/sh
# Prints the path of the newest suitable Python: 3.11 to 3.14, with venv, 64 bits, with the GIL.
# Looks on the PATH, then at pyenv's and uv's installations. Every candidate is run, since a shim on
# the PATH can stand for a Python that is not there. An argument names the one Python to use.
set -u
oldest=11 newest=14

# Says "3.13.0 PATH" when the candidate is suitable, else why it is not, on standard error.
try() {
    "$1" -c '
import sys
oldest, newest = int(sys.argv[1]), int(sys.argv[2])
version = ".".join(map(str, sys.version_info[:3]))
def no(why):
    sys.exit("%s is Python %s: %s" % (sys.executable, version, why))
if sys.version_info < (3, oldest):
    no("3.%d or newer is needed" % oldest)
if sys.version_info >= (3, newest + 1) or sys.version_info.releaselevel != "final":
    no("newer than the packages of requirements.lock (3.%d to 3.%d)" % (oldest, newest))
if sys.maxsize < 2**32:
    no("a 64-bit Python is needed")
import sysconfig
if sysconfig.get_config_var("Py_GIL_DISABLED"):
    no("a build with the GIL is needed")
try:
    import ensurepip, venv
except ImportError:
    no("it has no venv (on Debian: apt install python3-venv)")
print("%d %s" % (sys.version_info[1] * 1000 + sys.version_info[2], sys.executable))
' "$oldest" "$newest" </dev/null
}

if [ $# -gt 0 ] && [ -n "$1" ]; then
    if ! command -v "$1" >/dev/null 2>&1; then
        echo "error: PYTHON=$1: no such program. Give the path of a Python 3.$oldest to 3.$newest." >&2
        exit 1
    fi
    found=$(try "$1" 2>&1) || {
        echo "error: PYTHON=$1 cannot be used." >&2
        printf '%s\n' "$found" | tail -n 1 | sed 's/^/       /' >&2
        exit 1
    }
    case $found in
        [1-9]*" "*) ;;
        *) echo "error: PYTHON=$1 is no Python: it says '$found'" >&2; exit 1 ;;
    esac
    printf '%s\n' "${found#* }"
    exit 0
fi

candidates() {
    printf '%s\n' "$PATH" | tr ':' '\n' | while IFS= read -r folder; do
        for name in python3 python python3.11 python3.12 python3.13 python3.14; do
            [ -x "${folder:-.}/$name" ] && printf '%s\n' "${folder:-.}/$name"
        done
    done
    for root in "${PYENV_ROOT:-$HOME/.pyenv}/versions" "${UV_PYTHON_INSTALL_DIR:-${XDG_DATA_HOME:-$HOME/.local/share}/uv/python}"; do
        for python in "$root"/*/bin/python3; do
            [ -x "$python" ] && printf '%s\n' "$python"
        done
    done
}

reasons=$(mktemp) || exit 1
trap 'rm -f "$reasons"' EXIT
best=$(candidates | while IFS= read -r python; do try "$python" 2>>"$reasons"; done | sort -k1,1nr -s | head -n 1)
if [ -z "$best" ]; then
    echo "error: no suitable Python found: 3.$oldest to 3.$newest, with venv." >&2
    grep ' is Python ' "$reasons" | sort -u | sed 's/^/       /' >&2
    echo "       Install one, or name one: make PYTHON=/path/to/python3.13" >&2
    exit 1
fi
printf '%s\n' "${best#* }"
