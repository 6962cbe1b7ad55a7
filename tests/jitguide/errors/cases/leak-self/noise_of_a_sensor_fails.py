# pasted above its traceback
from functools import partial

import jax


class Noise:
    def __init__(self):
        self.key = jax.random.key(0)

    @partial(jax.jit, static_argnums=0)
    def added(self, x):
        self.key, sub = jax.random.split(self.key)
        return x + jax.random.normal(sub, x.shape)


class Sensor:
    def __init__(self, noise):
        self.noise = noise

    def read(self, x):
        return self.noise.added(x)  # raises UnexpectedTracerError


sensor = Sensor(Noise())
one = sensor.read(jax.numpy.zeros(2))
two = sensor.read(jax.numpy.zeros(3))
