import jax


@jax.jit
def on_purpose(key):
    return jax.random.normal(key), jax.random.normal(jax.random.clone(key))


@jax.jit
def draw_and_split(key):
    return jax.random.normal(key), jax.random.split(key)


with jax.debug_key_reuse(True):
    print(on_purpose(jax.random.key(0)))
    draw_and_split(jax.random.key(0))  # raises KeyReuseError
