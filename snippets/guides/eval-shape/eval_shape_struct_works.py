import jax
import jax.numpy as jnp


def init(key):
    return {"w": jax.random.normal(key, (2, 3))}


shapes = jax.eval_shape(init, jax.random.key(0))
print(jax.tree.map(lambda p: jnp.zeros(p.shape, p.dtype), shapes))
