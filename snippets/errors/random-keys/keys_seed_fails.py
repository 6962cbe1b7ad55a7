import jax


@jax.jit
def draw(seed):
    return jax.random.normal(seed, (2,))  # raises TypeError


draw(7)
