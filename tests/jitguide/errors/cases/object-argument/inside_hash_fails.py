import jax


class Model:
    pass


constant = jax.jit(lambda model: 1)
key = hash(constant(Model()))  # raises TypeError
