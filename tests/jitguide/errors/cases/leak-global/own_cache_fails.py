import jax

cache = {}


@jax.jit
def keep(x):
    cache["y"] = x * 2
    return x


keep(1.0)
cache["y"] + 1  # raises UnexpectedTracerError
