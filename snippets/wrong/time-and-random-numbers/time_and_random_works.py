import jax


@jax.jit
def add_noise(x, key):
    print("tracing")
    return x + jax.random.normal(key, (3,))


key = jax.random.key(0)
calls = []
for _ in range(3):
    key, now = jax.random.split(key)
    calls.append(add_noise(0.0, now))
print("the same?", bool((calls[0] == calls[1]).all() or (calls[1] == calls[2]).all()))
