import jax
import jax.numpy as jnp


class Rng:
    def __init__(self, seed):
        self.key = jax.random.key(seed)

    def draw(self):
        self.key, sub = jax.random.split(self.key)
        return sub


class Model:
    def __init__(self):
        self.rng = Rng(0)

    def dropped(self, key, x):
        return jnp.where(jax.random.bernoulli(key, 0.5, x.shape), x, 0.0)


model = Model()


@jax.jit
def step(key, w, x):
    return jnp.sum(model.dropped(key, w * x))


key = model.rng.draw()
first = step(key, 1.0, jnp.ones(4))
key = model.rng.draw()
second = step(key, 1.0, jnp.ones(3))
assert second == jax.random.bernoulli(key, 0.5, (3,)).sum()
