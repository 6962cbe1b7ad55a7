import jax


@jax.jit
def two_numbers(key):
    return jax.random.normal(key), jax.random.normal(key)


first, second = two_numbers(jax.random.key(0))
print("the same number:", first == second)
