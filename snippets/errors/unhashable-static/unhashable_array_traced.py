import jax
import jax.numpy as jnp
import numpy as np

inputs = np.array([1.0, 3.0])
targets = np.array([2.0, 6.0])


@jax.jit
def gradient(weight, inputs, targets):
    def loss(weight):
        return jnp.mean((weight * inputs - targets) ** 2)

    return jax.grad(loss)(weight)


print(gradient(1.0, inputs, targets))
