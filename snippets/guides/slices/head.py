import jax
import jax.numpy as jnp


@jax.jit
def head_sum(x, n):
    keep = jnp.arange(x.shape[0]) < n
    return jnp.sum(jnp.where(keep, x, 0))


x = jnp.arange(5.0)
print(head_sum(x, 3), x[:3].sum())
print(jax.vmap(head_sum, in_axes=(None, 0))(x, jnp.array([1, 3, 5])))
