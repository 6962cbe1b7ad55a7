import jax


@jax.jit
def count(n):
    return jax.lax.scan(lambda carry, x: (carry + x, None), 0, n)[0]  # raises IndexError


count(3)
