import jax
import jax.numpy as jnp


@jax.jit
def power(x, n):
    def step(acc, i):
        return jnp.where(i < n, acc * x, acc), None

    return jax.lax.scan(step, 1.0, jnp.arange(10))[0]


print(power(2.0, 3), jax.grad(power)(2.0, 3), jax.grad(power)(2.0, 4))
