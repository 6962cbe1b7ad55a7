import pickle

import jax


def double(x):
    print("tracing")
    return 2 * x


sent = pickle.dumps(double)
received = jax.jit(pickle.loads(sent))
print(received(3.0), received(4.0))
