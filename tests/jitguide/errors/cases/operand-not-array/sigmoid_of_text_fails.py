import jax


@jax.jit
def activated(x):
    return jax.nn.sigmoid("abc")  # raises TypeError


activated(1.0)
