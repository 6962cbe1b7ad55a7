# on other versions: leak-global

import jax

functions = []


@jax.jit
def outer(x):
    functions.append(jax.jit(lambda y: y + x))
    return x


outer(2.0)
again = functions[0]
again(1.0)  # raises UnexpectedTracerError
