import jax

functions = []


@jax.jit
def outer(x):
    return x


kept = outer(2.0)
functions.append(jax.jit(lambda y: y + kept))
assert functions[0](1.0) == 3.0
