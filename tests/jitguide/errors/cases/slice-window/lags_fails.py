import jax
import jax.numpy as jnp

LAG = 3


def trend(series, t):
    past = series[t - LAG : t]  # raises IndexError
    return past[-1] - past[0]


load = jnp.arange(8.0) ** 2
print(jax.vmap(lambda t: trend(load, t))(jnp.arange(3, 6)))
