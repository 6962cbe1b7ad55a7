import jax
import jax.numpy as jnp


@jax.jit
def square_root(target):
    guess = target
    for _ in range(8):
        done = jnp.abs(guess * guess - target) <= 1e-5
        guess = jnp.where(done, guess, (guess + target / guess) / 2)
    return guess


print(f"{square_root(2.0):.4f}", f"{jax.grad(square_root)(2.0):.4f}")
