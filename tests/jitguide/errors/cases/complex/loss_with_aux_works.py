import jax
import jax.numpy as jnp


def loss(w, x):
    error = w * x - 1j
    return jnp.real(jnp.mean(error * error.conj())), error


grads, error = jax.grad(loss, has_aux=True)(2.0, jnp.ones(2))
assert grads == 4
assert error.tolist() == [2 - 1j, 2 - 1j]
