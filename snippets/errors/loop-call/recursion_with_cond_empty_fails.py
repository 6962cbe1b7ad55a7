import jax
import jax.numpy as jnp


@jax.jit
def total(rows):
    def add(i, result):
        return result + rows[i]  # raises IndexError

    return jax.lax.fori_loop(0, len(rows), add, 0.0)


print(total(jnp.ones(2)))
print(total(jnp.zeros(0)))
