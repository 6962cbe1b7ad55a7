"""One page of each kind, in the four views: the pages that most browser tests look at.

Two pages of a kind differ in their text and their programs, and in nothing that the theme or the
scripts of the site make of them. Those that every page must be looked at for say so.
"""

import os

# All pages in all views, as the weekly workflow asks for: `make browser ALL=1`.
ALL = bool(os.environ.get("ALL_VIEWS"))
VIEWS = [(360, "light"), (360, "dark"), (1280, "light"), (1280, "dark")]
KINDS = [
    "",
    "learn/cache/",  # with a picture
    "learn/jaxpr/",  # with a figure of text
    "learn/static-arguments/",  # with a stepper in its place
    "errors/",
    "errors/if-on-traced-value/",
    "errors/decoder/",
    "guides/train-flag/",
    "problems/tile/",
    "explore/",
    "explore/cache/",
    "explore/cost/",  # a notebook
    "reference/cheat-sheet/",
]
