import jax
import jax.numpy as jnp


@jax.jit
def center(x):
    return x - jax.lax.pmean(x, "batch")


rows = jnp.arange(3.0)
print("jit inside: ", jax.vmap(center, axis_name="batch")(rows))
print("jit outside:", jax.jit(jax.vmap(center, axis_name="batch"))(rows))
