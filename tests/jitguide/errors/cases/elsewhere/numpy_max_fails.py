import numpy as np

largest = max(np.array([4.0, 8.0]), 1.0)  # raises ValueError
