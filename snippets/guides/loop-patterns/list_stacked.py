import jax
import jax.numpy as jnp


@jax.jit
def nearest(a, b, c):
    distances = jnp.stack([a, b, c])
    return distances[jnp.argmin(distances)]


@jax.jit
def chain(v, matrices):
    return jax.lax.scan(lambda v, matrix: (v @ matrix, None), v, matrices)[0]


print(nearest(3.0, 1.0, 2.0))
print(chain(jnp.ones((1, 2)), jnp.ones((3, 2, 2))))
