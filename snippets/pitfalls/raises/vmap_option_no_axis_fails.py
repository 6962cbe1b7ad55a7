import jax


def sample(key):
    return jax.random.normal(key, (2,))


key = jax.random.key(0)
print(jax.vmap(sample, in_axes=None)(key))  # raises ValueError
