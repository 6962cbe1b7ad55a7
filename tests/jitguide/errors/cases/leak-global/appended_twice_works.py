import jax
import jax.numpy as jnp

path = []


@jax.jit
def step(x, v):
    x = x + 0.1 * v
    first = x
    v = v - 0.1 * x
    return (x, v), (first, v)


(x, v), kept = step(1.0, 0.0)
path.extend(kept)
assert jnp.allclose(jnp.stack(path), jnp.array([1.0, -0.1]))
