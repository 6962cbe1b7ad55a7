import jax
import jax.numpy as jnp


@jax.jit
def normalize(x):
    print("print sees:", x.shape, x.dtype)
    total = jnp.sum(x)
    jax.debug.print("total = {total}, largest = {largest}", total=total, largest=x.max())
    return x / total


for scale in (1.0, 2.0):
    normalize(scale * jnp.array([1.0, 3.0]))
    jax.effects_barrier()
