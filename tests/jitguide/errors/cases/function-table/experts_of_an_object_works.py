import functools

import jax
import jax.numpy as jnp
import numpy as np


class Mixture:
    def __init__(self, experts):
        self.experts = experts

    @functools.partial(jax.jit, static_argnames=["self"])
    def __call__(self, x):
        winner = jnp.argmax(x)
        return jax.lax.switch(winner, self.experts, x)


out = Mixture([jnp.sin, jnp.cos])(jnp.array([1.0, 2.0]))
np.testing.assert_allclose(out, np.cos([1.0, 2.0]), rtol=1e-5)
