import jax
import jax.numpy as jnp


class Noise:
    def __init__(self, key):
        self.key = key

    def draw(self, shape=()):
        self.key, key = jax.random.split(self.key)
        return jax.random.normal(key, shape)


@jax.jit
def layer(x, key):
    noise = Noise(key)
    on = noise.draw() > 0
    added = noise.draw(x.shape)
    x = jax.lax.cond(on, lambda: x + added, lambda: x)
    return x + noise.draw(x.shape)


print(layer(jnp.ones(2), jax.random.key(0)).shape)
