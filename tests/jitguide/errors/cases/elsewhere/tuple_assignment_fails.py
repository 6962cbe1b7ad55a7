shape = (2, 3)
shape[0] = 4  # raises TypeError
