import jax
import jax.numpy as jnp


@jax.jit
def stretch(x):
    return jnp.repeat(x, x[2], total_repeat_length=6)


print(stretch(jnp.arange(3)))
