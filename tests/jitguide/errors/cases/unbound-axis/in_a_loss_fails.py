import jax
import jax.numpy as jnp


def normalized(x):
    return x - jax.lax.pmean(x, "batch")  # raises NameError


@jax.jit
def loss(scale, x):
    return jnp.sum((scale * normalized(x)) ** 2)


print(loss(2.0, jnp.arange(3.0)))
