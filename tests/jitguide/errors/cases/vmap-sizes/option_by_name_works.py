import jax
import jax.numpy as jnp


def powered(base, shift, order):
    return base**order + shift


batched = jax.vmap(powered, in_axes=(0, 0, None))
out = batched(jnp.arange(3.0), jnp.ones(3), 2)
print(out)
assert out.tolist() == [1.0, 2.0, 5.0]
