import numpy as np

for value in np.array(3.0):  # raises TypeError
    print(value)
