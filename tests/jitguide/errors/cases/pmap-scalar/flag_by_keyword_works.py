import jax
import jax.numpy as jnp


def normalize(batch, mean, train):
    return batch - (batch.mean(axis=0) if train else mean)


replicated = jax.pmap(normalize, static_broadcasted_argnums=2)
out = replicated(jnp.ones((1, 4, 2)), jnp.zeros((1, 2)), True)
assert not out.any()
