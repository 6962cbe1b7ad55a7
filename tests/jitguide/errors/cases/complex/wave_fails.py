import jax
import jax.numpy as jnp


def wave(k, x):
    return jnp.exp(1j * k * x)


print("slope", jax.grad(wave, argnums=1)(2.0, 0.5))  # raises TypeError
