# argument: train

import functools

import jax
import jax.numpy as jnp


class Net:
    @functools.partial(jax.jit, static_argnums=0)
    def __call__(self, x, train):
        if train:  # raises TracerBoolConversionError
            x = x * 2
        return x


Net()(jnp.ones(3), True)
