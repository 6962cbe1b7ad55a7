import jax.numpy as jnp
from jax import lax


def step(carry, x):
    return lax.cond(
        x > 0, lambda carry: (carry, {"carry": x}), lambda carry: (carry, {"carry": x}), carry
    )


assert lax.scan(step, 0.0, jnp.ones(3))[1]["carry"].shape == (3,)
