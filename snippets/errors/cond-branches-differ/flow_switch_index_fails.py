import jax
import jax.numpy as jnp


@jax.jit
def choose(i, x):
    return jax.lax.switch(i, [jnp.sin, jnp.cos], x)  # raises TypeError


print(choose(1.0, 0.0))
