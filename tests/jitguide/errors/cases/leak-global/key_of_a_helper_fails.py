import jax

key = jax.random.key(0)


def next_key():
    global key
    key, subkey = jax.random.split(key)
    return subkey


def noisy(x):
    return x + jax.random.normal(next_key())


first = jax.jit(noisy)(1.0)
second = jax.jit(lambda x: x * jax.random.normal(next_key()))(1.0)  # raises UnexpectedTracerError
