import jax
import jax.numpy as jnp


@jax.jit
def total_and_last(xs):
    def step(carry, x):
        return (carry + x, x), None

    return jax.lax.scan(step, 0.0, xs)[0]  # raises TypeError


print(total_and_last(jnp.arange(3.0)))
