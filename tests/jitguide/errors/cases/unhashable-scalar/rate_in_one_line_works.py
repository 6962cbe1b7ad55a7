import jax
import jax.numpy as jnp


def decayed(x, rate):
    return x * jnp.exp(-rate)


rates = jnp.array([0.5, 0.0])
out = jax.jit(decayed, static_argnames="rate")(jnp.ones(2), rate=rates[1].item())
assert out.tolist() == [1, 1]
