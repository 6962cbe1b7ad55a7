import jax
import jax.numpy as jnp


def energy(x):
    stretch = jnp.reshape(x, (1, -1))
    return (stretch @ stretch.T / 2).reshape(())


pull = jax.grad(energy)(jnp.array([1.0, 2.0]))
assert pull.tolist() == [1, 2]
