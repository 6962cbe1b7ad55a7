import jax


@jax.jit
def two_draws(key):
    first, second = jax.random.split(key)
    return jax.random.normal(first), jax.random.uniform(second)


@jax.jit
def rows(key):
    keys = jax.random.split(key, 4)
    return jax.vmap(lambda key: jax.random.normal(key, (3,)))(keys)


key = jax.random.key(0)
print(len(two_draws(key)), rows(key).shape)
