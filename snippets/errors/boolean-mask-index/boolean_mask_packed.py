import jax
import jax.numpy as jnp


@jax.jit
def positive(x):
    mask = x > 0
    positions = jnp.nonzero(mask, size=len(x), fill_value=len(x))[0]
    return x.at[positions].get(mode="fill", fill_value=0), mask.sum()


packed, count = positive(jnp.array([1.0, -2.0, 3.0]))
print(packed, count)
print(packed[:count])
