import jax
import jax.numpy as jnp


def scale(x, up):
    if up:
        return x * 10
    return x / 10


x = jnp.array([1.0, 2.0])
print(jax.make_jaxpr(scale, static_argnums=1)(x, True))
print(jax.make_jaxpr(scale, static_argnums=1)(x, False))
