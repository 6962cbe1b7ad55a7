import jax
import jax.numpy as jnp


@jax.jit
@jax.grad
def train(w, x, labels):
    guesses = jnp.argmax(x * w, axis=1)
    return jnp.sum(guesses != labels)


print(train(1.0, jnp.eye(3), jnp.array([0, 1, 1])))  # raises TypeError
