import numpy as np

out = np.zeros(2)
out[0] = [1.0, 2.0]  # raises ValueError
