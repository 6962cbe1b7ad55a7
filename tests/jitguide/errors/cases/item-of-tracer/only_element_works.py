import jax
import jax.numpy as jnp


@jax.grad
def energy(x):
    return (x**2).reshape(())


assert jax.jit(energy)(jnp.array([3.0])).tolist() == [6]
