import jax


@jax.jit
def noise(x, key):
    return x + jax.random.normal(key)


keys = jax.random.split(jax.random.key(0), 3)
numbers = {float(noise(0.0, key)) for key in keys}
print("different numbers in 3 calls:", len(numbers))
