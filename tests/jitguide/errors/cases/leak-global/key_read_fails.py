import jax

key = jax.random.key(0)


@jax.jit
def init():
    global key
    key, subkey = jax.random.split(key)
    return jax.random.normal(subkey, (3,))


init()
jax.random.uniform(key, (2,))  # raises UnexpectedTracerError
