import jax
import jax.numpy as jnp


def wave(x):
    return jnp.exp(1j * x)


slope = jax.grad(wave, holomorphic=True)(0.5)  # raises TypeError
