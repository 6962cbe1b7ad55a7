import jax
import jax.numpy as jnp

x = jnp.arange(4.0)
window = jax.jit(jax.lax.dynamic_slice_in_dim, static_argnums=2)
for start, size in (jnp.array([1]), 2), (1, 5):
    try:
        window(x, start, size)
    except TypeError as error:
        print(error)

print(window(x, jnp.array([1])[0], 2))
print(window(jnp.pad(x, (0, 2)), 1, 5))
