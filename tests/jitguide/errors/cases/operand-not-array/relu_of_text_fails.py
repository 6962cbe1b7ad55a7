import jax


@jax.jit
def activated(x):
    return jax.nn.relu("x")  # raises TypeError


activated(1.0)
