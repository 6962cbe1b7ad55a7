import jax
import jax.numpy as jnp


@jax.jit
def square_root(x):
    def goes_on(state):
        x = state
        return jnp.abs(x * x - 2) > 1e-5

    def iterate(state):
        x = state
        x = x - (x * x - 2) / (2 * x)
        return x

    x = jax.lax.while_loop(goes_on, iterate, (x))
    return x


result = square_root(1.0)
print(result)
assert abs(result * result - 2) <= 1e-5
