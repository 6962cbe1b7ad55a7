import jax
import jax.numpy as jnp

x = jnp.array([10.0, 20.0, 30.0, 40.0, 50.0])
for start in (1, 2, 3, 4, 100):
    print(start, jax.lax.dynamic_slice_in_dim(x, start, 3), x[start : start + 3])
