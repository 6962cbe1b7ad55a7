import jax


@jax.jit
def halve(x):
    return jax.lax.while_loop(lambda x: x > 1.0, lambda x: x / 2, x)


print(halve(20.0))
