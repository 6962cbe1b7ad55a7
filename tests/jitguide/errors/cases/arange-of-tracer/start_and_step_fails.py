# argument: params['start']

import jax
import jax.numpy as jnp


def wave(start, step, n):
    return jnp.arange(start, start + n * step, step)  # raises ConcretizationTypeError


@jax.jit
def loss(params):
    return wave(params["start"], params["step"], 4).sum()


loss({"start": 4.0, "step": 0.5})
