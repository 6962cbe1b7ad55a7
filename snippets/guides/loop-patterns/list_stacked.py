import jax
import jax.numpy as jnp

matrices = [jnp.ones((2, 2)), jnp.ones((2, 2)), jnp.ones((2, 2))]


@jax.jit
def chain(v, stacked):
    return jax.lax.scan(lambda v, matrix: (v @ matrix, None), v, stacked)[0]


print(chain(jnp.ones((1, 2)), jnp.stack(matrices)))
