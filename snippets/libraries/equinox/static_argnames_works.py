import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
def repeat(x, n):
    return jnp.tile(x, n)


length = jnp.array(3)
print(repeat(jnp.array([7.0, 8.0]), int(length)))
