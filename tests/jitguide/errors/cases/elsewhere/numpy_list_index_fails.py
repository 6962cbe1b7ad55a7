import numpy as np

names = ["a", "b"]
names[np.array([0, 1])]  # raises TypeError
