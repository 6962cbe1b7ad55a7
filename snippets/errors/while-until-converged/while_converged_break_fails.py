import jax
import jax.numpy as jnp


@jax.jit
def square_root(target):
    guess = target
    for _ in range(50):
        if jnp.abs(guess * guess - target) <= 1e-5:  # raises TracerBoolConversionError
            break
        guess = (guess + target / guess) / 2
    return guess


print(square_root(2.0))
