import jax
import jax.numpy as jnp

x = jnp.arange(8)
zeros = jnp.zeros(3, int)
print("x[6:9]              ", x[6:9])
print("dynamic_slice       ", jax.lax.dynamic_slice(x, (6,), (3,)))
print("dynamic_update_slice", jax.lax.dynamic_update_slice(x, zeros, (6,)))
