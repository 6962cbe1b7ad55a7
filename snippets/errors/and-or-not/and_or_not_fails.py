import jax


@jax.jit
def step(x, y):
    both = x < 0 and y < 0  # raises TracerBoolConversionError
    return jax.lax.cond(both, lambda v: v - 1, lambda v: v + 1, x)


print(step(-0.5, 0.5))
