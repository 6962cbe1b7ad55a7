import jax
import jax.numpy as jnp


def step(params, row):
    return params, params * row


same = jax.vmap(step, in_axes=(None, 0), out_axes=(None, 0))
print(same(2.0, jnp.arange(3.0)))

each = jax.vmap(step)
params, out = each(jnp.ones(3), jnp.arange(3.0))
print(params, out, params.mean())
