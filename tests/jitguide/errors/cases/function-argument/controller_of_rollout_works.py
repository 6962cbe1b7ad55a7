import functools

import jax
import jax.numpy as jnp


def bang(place):
    return -jnp.sign(place)


@functools.partial(jax.jit, static_argnames=["controller"])
def rollout(controller, start):
    return start + 0.5 * controller(start)


assert rollout(bang, jnp.array([3.0, -1.0])).tolist() == [2.5, -0.5]
