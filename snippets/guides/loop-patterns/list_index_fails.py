import jax
import jax.numpy as jnp

matrices = [jnp.ones((1, 2)), jnp.ones((2, 4)), jnp.ones((4, 1))]


@jax.jit
def chain(v):
    def multiply(i, v):
        return v @ matrices[i]  # raises TracerIntegerConversionError

    return jax.lax.fori_loop(0, 3, multiply, v)


print(chain(jnp.ones((1, 1))))
