import jax


@jax.jit
def two_numbers(key):
    first, second = jax.random.split(key)
    return jax.random.normal(first), jax.random.normal(second)


with jax.debug_key_reuse(True):
    first, second = two_numbers(jax.random.key(0))
print("the same number:", first == second)
