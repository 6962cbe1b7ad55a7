import numpy as np

found = any(np.array([[4.0, 8.0]]) > 5)  # raises ValueError
