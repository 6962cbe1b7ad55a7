import jax
import jax.numpy as jnp

activations = []


def loss(w):
    h = jnp.tanh(w)
    return h.sum(), h


gradient, kept = jax.grad(loss, has_aux=True)(jnp.ones(2))
activations.append(kept)
assert jnp.allclose(activations[0], jnp.tanh(1.0))
