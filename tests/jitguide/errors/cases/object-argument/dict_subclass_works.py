import jax
import jax.numpy as jnp


class TrackedDict(dict):
    pass


@jax.jit
def double(inputs):
    return inputs["x"] * 2


inputs = TrackedDict(x=jnp.ones(3))
assert (double(dict(inputs)) == 2).all()
