import haiku as hk
import jax
import jax.numpy as jnp

rng = hk.PRNGSequence(0)


@jax.jit
def noisy(x, key):
    print("tracing noisy")
    return x + jax.random.bernoulli(key, 0.5, x.shape)


print(noisy(jnp.zeros(6), next(rng)))
print(noisy(jnp.zeros(6), next(rng)))
