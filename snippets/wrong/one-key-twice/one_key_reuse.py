import jax


@jax.jit
def two_numbers(key):
    return jax.random.normal(key), jax.random.normal(key)


with jax.debug_key_reuse(True):
    two_numbers(jax.random.key(0))  # raises KeyReuseError
