import jax
import jax.numpy as jnp


def body(state, x):
    total, previous = state
    step = x if previous is None else x - previous
    return (total + step, x), step


(total, last), steps = jax.lax.scan(body, (0.0, jnp.zeros((), jnp.float32)), jnp.array([1.0, 3.0]))
assert (total, steps.tolist()) == (3, [1, 2])
