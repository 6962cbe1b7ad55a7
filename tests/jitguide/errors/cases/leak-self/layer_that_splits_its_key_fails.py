import jax
import jax.numpy as jnp


class Dropout:
    def __init__(self, seed):
        self.key = jax.random.key(seed)

    def __call__(self, x):
        self.key, sub = jax.random.split(self.key)
        return jnp.where(jax.random.bernoulli(sub, 0.5, x.shape), x, 0.0)


dropout = Dropout(0)


@jax.jit
def step(w, x):
    return jnp.sum(dropout(w * x))


first = step(1.0, jnp.ones(4))
second = step(1.0, jnp.ones(3))  # raises UnexpectedTracerError
