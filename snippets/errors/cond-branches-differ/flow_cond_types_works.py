import jax


@jax.jit
def choose(flag, x):
    return jax.lax.cond(flag, lambda x: x * 1.5, lambda x: 0.0, x)


print(choose(True, 2.0))
