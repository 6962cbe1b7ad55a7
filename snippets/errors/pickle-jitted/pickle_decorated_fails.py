import pickle

import jax


@jax.jit
def double(x):
    return 2 * x


pickle.dumps(double)  # raises PicklingError
