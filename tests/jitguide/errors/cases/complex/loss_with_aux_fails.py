import jax
import jax.numpy as jnp


def loss(w, x):
    error = w * x - 1j
    return jnp.mean(error * error.conj()), error


grads, error = jax.grad(loss, has_aux=True)(2.0, jnp.ones(2))  # raises TypeError
