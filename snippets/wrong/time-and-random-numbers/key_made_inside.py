import jax


@jax.jit
def noise(x):
    key = jax.random.key(0)
    return x + jax.random.normal(key)


numbers = {float(noise(0.0)) for _ in range(3)}
print("different numbers in 3 calls:", len(numbers))
