import jax


@jax.jit
def noise(key):
    keys = jax.random.split(key)
    return jax.random.normal(keys, (3,))  # raises ValueError


print(noise(jax.random.key(0)))
