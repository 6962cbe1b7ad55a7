import jax
import jax.numpy as jnp


@jax.jit
def square_root(x):
    return jax.lax.while_loop(
        lambda x: jnp.abs(x * x - 2) > 1e-5, lambda x: x - (x * x - 2) / (2 * x), x
    )


result = square_root(1.0)
print(result)
assert abs(result * result - 2) <= 1e-5
