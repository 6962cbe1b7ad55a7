import jax
import jax.numpy as jnp

weights = jnp.array([1.0, 2.0])


def body(i, total):
    return total + weights


total = jax.lax.fori_loop(0, 3, body, jnp.full((2,), 0.0, jnp.float32))
assert total[1] == 6.0
