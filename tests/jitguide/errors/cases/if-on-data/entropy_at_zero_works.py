import jax
import jax.numpy as jnp


def entropy(p):
    out = jax.lax.cond(p > 0.0, lambda: -p * jnp.log(p), lambda: 0.0 * p)
    return out


slope = jax.jit(jax.grad(entropy))(0.0)
assert slope == 0.0
