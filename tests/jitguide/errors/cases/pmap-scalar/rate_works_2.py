import jax
import jax.numpy as jnp


def scaled(x, rate):
    return x * rate


rate = 0.5
out = jax.pmap(scaled, static_broadcasted_argnums=1)(jnp.ones((1, 2)), rate)
assert out.tolist() == [[0.5, 0.5]]
