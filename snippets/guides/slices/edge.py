# needs jax >= 0.8.1
import jax
import jax.numpy as jnp


@jax.jit(static_argnames=["width"])
def window(x, start, width):
    places = start + jnp.arange(width)
    places = jnp.where(places < 0, x.size, places)  # -1 would count from the end
    return x.at[places].get(mode="fill", fill_value=-1)


x = jnp.arange(10)
print("cut at the end: ", window(x, 8, width=4))
print("cut at the start:", window(x, -2, width=4))
print("dynamic_slice:   ", jax.lax.dynamic_slice_in_dim(x, 8, 4))
