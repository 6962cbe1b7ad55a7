import numpy as np

values = np.array([4.0, 8.0])
while values > 1:  # raises ValueError
    values = values / 2
