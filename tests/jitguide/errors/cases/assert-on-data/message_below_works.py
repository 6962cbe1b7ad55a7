import jax
import jax.numpy as jnp
from jax.experimental import checkify


def require(p):
    total = jnp.sum(p)
    checkify.check(
        (jnp.all(p >= 0)) & (abs(total - 1.0) < 1e-4),
        "jnp.all(p >= 0) and abs(total - 1.0) < 1e-4",
    )


def entropy(p):
    require(p)
    return -jnp.sum(p * jnp.log2(p))


checked = jax.jit(checkify.checkify(entropy))
error, out = checked(jnp.array([0.5, 0.5]))
error.throw()
assert out == 1
