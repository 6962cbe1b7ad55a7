import jax
import jax.numpy as jnp


def stepped(x, dt):
    return x + dt * jnp.sin(x)


jax.vmap(stepped)(jnp.arange(3.0), 0.01)  # raises ValueError
