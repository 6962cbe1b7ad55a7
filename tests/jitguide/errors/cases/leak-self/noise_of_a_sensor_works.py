from functools import partial

import jax


class Noise:
    def __init__(self):
        self.key = jax.random.key(0)

    @partial(jax.jit, static_argnums=0)
    def added(self, x, key):
        key, sub = jax.random.split(key)
        return x + jax.random.normal(sub, x.shape), key


class Sensor:
    def __init__(self, noise):
        self.noise = noise

    def read(self, x):
        out, self.noise.key = self.noise.added(x, self.noise.key)
        return out


sensor = Sensor(Noise())
one = sensor.read(jax.numpy.zeros(2))
two = sensor.read(jax.numpy.zeros(3))
assert one.shape == (2,) and two.shape == (3,) and not (one == two[:2]).any()
