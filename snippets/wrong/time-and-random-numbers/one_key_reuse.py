import jax


@jax.jit
def on_purpose(key):
    return jax.random.normal(key), jax.random.normal(jax.random.clone(key))


@jax.jit
def two_numbers(key):
    return jax.random.normal(key), jax.random.normal(key)


with jax.debug_key_reuse(True):
    print(on_purpose(jax.random.key(0)))
    two_numbers(jax.random.key(0))  # raises KeyReuseError
