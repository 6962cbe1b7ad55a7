import jax
import jax.numpy as jnp


def loss(w):
    return jnp.sum((w * jnp.arange(3.0)) ** 2)


print(jax.jit(jax.grad(loss))(2.0))
