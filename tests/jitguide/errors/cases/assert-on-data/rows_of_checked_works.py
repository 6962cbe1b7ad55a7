import jax
import jax.numpy as jnp
from jax.experimental import checkify


@jax.jit
def entropy(p):
    checkify.check((p > 0).all(), "(p > 0).all()")
    return -jnp.sum(p * jnp.log(p))


rows = jnp.full((3, 2), 0.5)
checked = jax.jit(checkify.checkify(jax.vmap(entropy)))
error, each = checked(rows)
error.throw()
assert jnp.allclose(each, jnp.log(2))
