import jax
import jax.numpy as jnp


def losses(w, x):
    return (x * w) ** 2


assert jax.grad(lambda *args: jnp.sum(losses(*args)))(1.0, jnp.ones(3)) == 6.0
