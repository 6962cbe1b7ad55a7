import jax
import jax.numpy as jnp


def inside(p):
    return (p[0] > -1) & (p[1] < 1)


assert jax.vmap(inside)(jnp.array([[0.5, 0.0], [2.0, 1.0]])).tolist() == [True, False]
