import numpy as np

values = np.array([4.0, 8.0])
inside = values > 1 and values < 5  # raises ValueError
