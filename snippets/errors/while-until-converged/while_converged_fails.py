import jax
import jax.numpy as jnp


@jax.jit
def square_root(target):
    guess = target
    while jnp.abs(guess * guess - target) > 1e-5:  # raises TracerBoolConversionError
        guess = (guess + target / guess) / 2
    return guess


print(square_root(2.0))
