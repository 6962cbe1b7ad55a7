# argument: controller

import jax
import jax.numpy as jnp


def bang(place):
    return -jnp.sign(place)


@jax.jit
def rollout(controller, start):
    return start + 0.5 * controller(start)


rollout(bang, jnp.array([3.0, -1.0]))  # raises TypeError
