import jax
import jax.numpy as jnp


@jax.jit
def merge(x, y, mask):
    return jnp.where(mask, y, x)


@jax.jit
def merge_rows(x, y, mask):
    return jnp.where(mask[:, None], y, x)


x, y = jnp.array([1, 2, 3, 4]), jnp.array([10, 20, 30, 40])
mask = jnp.array([False, True, False, True])
print(x.at[mask].set(y[mask]))
print(merge(x, y, mask))
print(merge_rows(jnp.zeros((4, 2)), jnp.ones((4, 2)), mask)[:, 0])
