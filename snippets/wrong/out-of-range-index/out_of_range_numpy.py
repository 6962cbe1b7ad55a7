import numpy as np

x = np.array([10, 20, 30])
print(x[10])  # raises IndexError
