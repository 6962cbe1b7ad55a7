cache = {}
cache[[2, 3]] = 1.0  # raises TypeError
