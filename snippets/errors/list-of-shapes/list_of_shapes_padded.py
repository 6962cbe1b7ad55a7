import jax
import jax.numpy as jnp

matrices = [jnp.ones((1, 2)), jnp.ones((2, 4)), jnp.ones((4, 1))]
square = jnp.zeros((4, 4))
stacked = jnp.stack([square.at[: m.shape[0], : m.shape[1]].set(m) for m in matrices])


@jax.jit
def chain(vector, stacked):
    return jax.lax.scan(lambda v, m: (v @ m, None), vector, stacked)[0]


vector = jnp.zeros((1, 4)).at[0, 0].set(1.0)
print(chain(vector, stacked)[:, :1])
