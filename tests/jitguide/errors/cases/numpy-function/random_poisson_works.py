import jax


@jax.jit
def sample(key, rate):
    return jax.random.poisson(key, rate, (4,))


assert sample(jax.random.key(0), 3.0).shape == (4,)
