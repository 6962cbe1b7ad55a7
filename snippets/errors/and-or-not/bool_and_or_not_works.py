import jax
import jax.numpy as jnp


@jax.jit
def inside(x, low, high):
    return jnp.where((x > low) & (x < high), x, 0.0)


print(inside(jnp.float32(2.0), 1.0, 3.0))
