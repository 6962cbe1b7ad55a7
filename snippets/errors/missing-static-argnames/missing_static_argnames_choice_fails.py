import jax


@jax.jit
def draw(key, n):
    return jax.random.choice(key, 10, (n,), replace=False)  # raises TracerBoolConversionError


print(draw(jax.random.key(0), 3))
