import jax
import jax.numpy as jnp


def repeat(x, n):
    return jnp.concatenate([x] * int(n))


x = jnp.array([7.0, 8.0])
print(jax.make_jaxpr(repeat, static_argnums=1)(x, 2.0))
print(jax.make_jaxpr(repeat, static_argnums=1)(x, 3.0))
