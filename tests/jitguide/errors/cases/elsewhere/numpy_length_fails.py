import numpy as np

print(len(np.array(3.0)))  # raises TypeError
