import jax
import jax.numpy as jnp


@jax.jit
def reward(action, x):
    return jax.lax.switch(action, [lambda x: jnp.asarray(0, jnp.float32), lambda x: 2 * x], x)


assert reward(1, jnp.float32(3.0)) == 6.0
