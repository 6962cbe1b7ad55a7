import jax


@jax.jit
def two_numbers(key):
    one, two = jax.random.split(key)
    return jax.random.normal(one), jax.random.normal(two)


first, second = two_numbers(jax.random.key(0))
print("the same number:", first == second)
