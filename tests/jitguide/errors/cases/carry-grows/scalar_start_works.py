import jax
import jax.numpy as jnp


def body(total, x):
    return total + x, None


total, _ = jax.lax.scan(body, jnp.zeros((2,)), jnp.ones((3, 2)))
assert jnp.allclose(total, 3.0)
