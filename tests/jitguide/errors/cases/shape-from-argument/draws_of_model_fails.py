# pasted above its traceback
# argument: count

import jax
import jax.numpy as jnp


class Model:
    def __init__(self, centre):
        self.centre = centre

    def draw(self, key, count):
        noise = jax.random.normal(key, (count, self.centre.shape[0]))  # raises TypeError
        return self.centre + noise


model = Model(jnp.ones(2))
draw = jax.jit(model.draw)
draw(jax.random.key(0), 4)
