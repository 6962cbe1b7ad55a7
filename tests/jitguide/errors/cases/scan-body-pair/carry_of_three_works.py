import jax
import jax.numpy as jnp


def step(state, x):
    low, high, total = state
    return (jnp.minimum(low, x), jnp.maximum(high, x), total + x), None


state, _ = jax.lax.scan(step, (9.0, -9.0, 0.0), jnp.arange(3.0))
print(state)
assert [float(x) for x in state] == [0.0, 2.0, 3.0]
