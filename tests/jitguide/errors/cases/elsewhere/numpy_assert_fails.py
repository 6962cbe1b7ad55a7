import numpy as np

assert np.array([4.0, 8.0]) > 5  # raises ValueError
