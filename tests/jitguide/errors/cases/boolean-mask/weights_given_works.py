import jax
import jax.numpy as jnp


@jax.jit
def heavy(samples, weights):
    kept = jnp.array(weights) > 1
    return samples.sum(where=kept)


weights = [0.5, 2.0, 3.0]
assert heavy(jnp.array([1.0, 2.0, 3.0]), jnp.array(weights)) == 5
