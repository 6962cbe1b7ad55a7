import jax
import jax.numpy as jnp


@jax.jit
def running_sums(x):
    def step(total, column):
        return total + column, total + column

    _, sums = jax.lax.scan(step, jnp.zeros(len(x)), jnp.moveaxis(x, 1, 0))
    return jnp.moveaxis(sums, 0, 1)


print(running_sums(jnp.array([[1.0, 2.0, 3.0], [10.0, 20.0, 30.0]])))
