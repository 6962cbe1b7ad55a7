import jax


@jax.jit
def activated(x):
    return jax.nn.relu(None)  # raises TypeError


activated(1.0)
