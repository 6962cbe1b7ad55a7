import jax
import jax.numpy as jnp

from jitguide import record_trace


@jax.jit
def normalise(v):
    length = jnp.sqrt(jnp.sum(v**2))
    return v / length


def cosine(a, b):
    a = normalise(a)
    b = normalise(b)
    return jnp.dot(a, b)


record = record_trace(cosine, jnp.array([1.0, 0.0]), jnp.array([1.0, 1.0]))
