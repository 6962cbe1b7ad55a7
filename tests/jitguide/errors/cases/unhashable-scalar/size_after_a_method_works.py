from functools import partial

import jax
import jax.numpy as jnp


class Telescope:
    def pupil(self):
        return jnp.ones((4, 4))


@partial(jax.jit, static_argnums=(1,))
def transformed(plane, n):
    return plane.sum() * jnp.arange(n)


n = jnp.ceil(1.3 / 0.1).astype(int)
focal = transformed(Telescope().pupil() + 0j, n.item())
assert focal.shape == (13,) and focal[1] == 16
