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

    def dropped(self, x):
        return jnp.where(jax.random.bernoulli(self.rng.draw(), 0.5, x.shape), x, 0.0)


model = Model()


@jax.jit
def step(w, x):
    return jnp.sum(model.dropped(w * x))


first = step(1.0, jnp.ones(4))
second = step(1.0, jnp.ones(3))  # raises UnexpectedTracerError
