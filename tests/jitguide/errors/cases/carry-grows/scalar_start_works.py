import jax
import jax.numpy as jnp


def body(total, x):
    return total + x, None


total, _ = jax.lax.scan(body, jnp.full((2,), 0.0, jnp.float32), jnp.ones((3, 2)))
assert jnp.allclose(total, 3.0)
