import jax
import jax.numpy as jnp


@jax.jit
def large(x, fill_value):
    (places,) = jnp.nonzero(x > 15, size=3, fill_value=fill_value)
    return places, x.at[places].get(mode="fill", fill_value=0)


x = jnp.array([10, 20, 30])
for fill_value in (0, -1, len(x)):
    print(f"fill_value={fill_value}:", *large(x, fill_value))
