import numpy as np

values = np.array([4.0, 8.0])
inside = 1 < values < 5  # raises ValueError
