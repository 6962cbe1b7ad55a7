import haiku as hk
import jax
import jax.numpy as jnp

rng = hk.PRNGSequence(0)


@jax.jit
def noisy(x):
    return x + jax.random.bernoulli(next(rng), 0.5, x.shape)


print(noisy(jnp.zeros(6)))
print(noisy(jnp.zeros(6)))
next(rng)  # raises UnexpectedTracerError
