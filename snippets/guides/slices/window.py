# needs jax >= 0.8.1
import jax
import jax.numpy as jnp


@jax.jit(static_argnames=["width"])
def window(x, start, width):
    print("tracing with width =", width)
    return jax.lax.dynamic_slice_in_dim(x, start, width)


x = jnp.arange(10)
for start in (0, 3, 7):
    print(window(x, start, width=3))
