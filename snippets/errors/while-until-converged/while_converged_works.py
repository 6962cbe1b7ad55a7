import jax
import jax.numpy as jnp


@jax.jit
def square_root(target):
    def unfinished(state):
        count, guess = state
        return (count < 50) & (jnp.abs(guess * guess - target) > 1e-5)

    def improve(state):
        count, guess = state
        return count + 1, (guess + target / guess) / 2

    return jax.lax.while_loop(unfinished, improve, (0, target))


count, guess = square_root(2.0)
print(f"{guess:.4f} after {count} steps")
