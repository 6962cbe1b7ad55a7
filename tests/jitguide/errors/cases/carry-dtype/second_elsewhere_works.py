import jax
import jax.numpy as jnp


def body(state, x):
    count, total = state
    return (count + 1, total + x), None


start = (0, jnp.int32(0))
(count, total), _ = jax.lax.scan(
    body,
    type(start)(jnp.asarray(v, jnp.float32) if i in {1} else v for i, v in enumerate(start)),
    jnp.ones(3),
)
assert total == 3.0
