import numpy as np

print(np.int8(0) + 10**30 * np.ones(1, np.int8)[0])  # raises OverflowError
