import jax

shared = []


@jax.jit
def shift(t):
    return t + shared[0]


@jax.jit
def train(x):
    shared[:] = [x]
    return shift(x)


train(1.0)
print(shift(1.0))  # raises UnexpectedTracerError
