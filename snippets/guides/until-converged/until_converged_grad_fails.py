import jax


@jax.jit
def halve(x):
    return jax.lax.while_loop(lambda x: x > 0.1, lambda x: x / 2, x)


print(halve(1.0))
jax.grad(halve)(1.0)  # raises ValueError
