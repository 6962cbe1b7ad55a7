import numpy as np

values = np.array([10, 20])
first_value = values[:1]

frozen = np.asarray(values)
frozen.flags.writeable = False
copied = np.array(values)
copied.flags.writeable = False

first_value[0] = 99
print("frozen:", frozen)
print("copied:", copied)
