import jax


class Model:
    pass


model = Model()


@jax.jit
def keep(x):
    model.last = x * 2
    return x


keep(1.0)
model.last + 1  # raises UnexpectedTracerError
