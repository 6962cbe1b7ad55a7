import jax
import jax.numpy as jnp


def crossed(one, other):
    return one[0] * other[1] - one[1] * other[0]


one = (jnp.ones(4), jnp.ones((2, 3)))
other = (jnp.ones(3), jnp.ones((2, 3)))
one = (one[0][:3], one[1])
result = jax.vmap(crossed, in_axes=((0, 1), (0, 1)))(one, other)
assert result.tolist() == [[0.0, 0.0]] * 3
