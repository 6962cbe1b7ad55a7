import jax
import jax.numpy as jnp


def double(x):
    jax.debug.print("x = {}", x)
    return x * 2


rows = jnp.arange(2.0)
jax.vmap(double)(rows)
jax.effects_barrier()
print("one row:", double(rows[1]))
