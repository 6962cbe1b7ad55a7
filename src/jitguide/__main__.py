"""The command line: ``python -m jitguide COMMAND``."""

import sys

from jitguide.cli import main

if __name__ == "__main__":
    sys.exit(main())
