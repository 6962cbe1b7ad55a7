import pickle

import jax


@jax.jit
def double(x):
    return 2 * x


compiled = double.lower(3.0).compile()
pickle.dumps(compiled)  # raises TypeError
