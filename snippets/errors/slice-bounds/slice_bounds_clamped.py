import jax
import jax.numpy as jnp

x = jnp.arange(8)
print("x[6:9]       ", x[6:9])
print("dynamic_slice", jax.lax.dynamic_slice(x, (6,), (3,)))
