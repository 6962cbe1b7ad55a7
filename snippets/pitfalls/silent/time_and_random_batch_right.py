import jax

key = jax.random.key(0)
keys = jax.random.split(key, 3)


def sample(key):
    return jax.random.normal(key, (2,))


def step(i, carry):
    key, total = carry
    key, new = jax.random.split(key)
    return key, total + jax.random.normal(new)


@jax.jit
def draw(seed):
    return jax.random.normal(jax.random.key(seed), (2,))


print("a row for each key:  ", jax.vmap(sample)(keys).shape)
print("one key, more rows:  ", jax.random.normal(key, (3, 2)).shape)
print("a key in the carry:  ", jax.lax.fori_loop(0, 2, step, (key, 0.0))[1].shape)
print("a traced seed:       ", draw(7).shape)
print("one key of the array:", sample(keys[0]).shape)
print("its integers:        ", jax.random.key_data(key))
