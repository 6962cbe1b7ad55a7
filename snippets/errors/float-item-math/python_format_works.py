import jax


@jax.jit
def report(x):
    jax.debug.print("x is {x}", x=x)
    return x


report(1.5)
