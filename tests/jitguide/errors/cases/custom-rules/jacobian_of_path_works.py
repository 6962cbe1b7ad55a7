import jax
import jax.numpy as jnp


@jax.custom_vjp
def bounded(x):
    return jnp.tanh(x)


bounded.defvjp(lambda x: (jnp.tanh(x), x), lambda x, g: (g * (1 - jnp.tanh(x) ** 2),))


def path(start):
    return bounded(start * jnp.arange(3.0))


slopes = jax.jacrev(path)
assert slopes(0.0).tolist() == [0, 1, 2]
