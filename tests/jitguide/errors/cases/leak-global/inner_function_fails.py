import jax

functions = []


@jax.jit
def outer(x):
    functions.append(jax.jit(lambda y: y + x))
    return x


outer(2.0)
functions[0](1.0)  # raises UnexpectedTracerError
