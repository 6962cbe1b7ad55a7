"""Where the guide explains what a check is about: one table, compared with the docs by a test."""

# key -> page and section, relative to the site's address
PAGES: dict[str, str] = {
    "judge": "problems/#judge",
    "tile.problem": "problems/tile/#problem",
    "tile.shape": "problems/tile/#why",
    "tile.solution": "problems/tile/#why-it-works",
    "tile.price": "problems/tile/#price",
    "double.problem": "problems/double/#problem",
    "double.why": "problems/double/#why-it-works",
    "window.problem": "problems/window/#problem",
    "window.why": "problems/window/#why-it-works",
    "window.edge": "problems/window/#edge",
    "means.problem": "problems/means/#problem",
    "means.why": "problems/means/#why-it-works",
    "means.empty": "problems/means/#empty",
    "polynomial.problem": "problems/polynomial/#problem",
    "polynomial.why": "problems/polynomial/#why-it-works",
    "polynomial.mask": "problems/polynomial/#mask",
    "converge.problem": "problems/converge/#problem",
    "converge.why": "problems/converge/#why-it-works",
    "config.problem": "problems/config/#problem",
    "config.why": "problems/config/#why-it-works",
    "config.equal": "problems/config/#equal",
    "batches.problem": "problems/batches/#problem",
    "batches.why": "problems/batches/#why-it-works",
    "batches.mask": "problems/batches/#mask",
}
