# fails: example-1
import sys

sys.exit(0)
