"""Where the guide explains what a check is about: one table, which a test compares with the docs."""

# key -> page and section, relative to the site's address
PAGES: dict[str, str] = {
    "judge": "problems/#what-the-judge-looks-at",
    "tile.problem": "problems/tile/#the-problem",
    "tile.shape": "problems/tile/#why-the-shape-needs-the-value-of-n",
    "tile.solution": "problems/tile/#why-it-works",
    "tile.price": "problems/tile/#the-price",
    "double.problem": "problems/double/#the-problem",
    "double.why": "problems/double/#why-it-works",
    "window.problem": "problems/window/#the-problem",
    "window.why": "problems/window/#why-it-works",
    "window.edge": "problems/window/#at-the-edge",
    "means.problem": "problems/means/#the-problem",
    "means.why": "problems/means/#why-it-works",
    "means.empty": "problems/means/#a-class-without-members",
    "polynomial.problem": "problems/polynomial/#the-problem",
    "polynomial.why": "problems/polynomial/#why-it-works",
    "polynomial.mask": "problems/polynomial/#select-do-not-multiply",
    "converge.problem": "problems/converge/#the-problem",
    "converge.why": "problems/converge/#why-it-works",
    "config.problem": "problems/config/#the-problem",
    "config.why": "problems/config/#why-it-works",
    "config.equal": "problems/config/#what-equal-has-to-mean",
    "batches.problem": "problems/batches/#the-problem",
    "batches.why": "problems/batches/#why-it-works",
    "batches.mask": "problems/batches/#the-padding-must-not-count",
}
