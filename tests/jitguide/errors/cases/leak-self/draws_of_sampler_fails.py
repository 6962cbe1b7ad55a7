import functools

import jax


class Prior:
    def __init__(self, scale):
        self.key = jax.random.key(7)
        self.scale = scale

    @functools.partial(jax.jit, static_argnames=("self", "count"))
    def draw(self, count):
        self.key, subkey = jax.random.split(self.key)
        return self.scale * jax.random.normal(subkey, (count,))


prior = Prior(2.0)
first = prior.draw(count=2)
second = prior.draw(count=3)  # raises UnexpectedTracerError
