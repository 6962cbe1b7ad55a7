import jax
import jax.numpy as jnp

grads = {"body": jnp.ones(2), "adapter": jnp.ones(2)}
velocity = {"body": jnp.ones(2)}
new = jax.tree.map(
    lambda v, g: 0.5 * v + g, {**jax.tree.map(jnp.zeros_like, grads), **velocity}, grads
)
assert new["body"].tolist() == [1.5, 1.5] and new["adapter"].tolist() == [1, 1]
