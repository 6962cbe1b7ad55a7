import jax
import jax.numpy as jnp


def running(xs, total=None):
    def body(total, x):
        return (x if total is None else total + x), None

    if total is None:
        total = jnp.zeros((), jnp.float32)
    return jax.lax.scan(body, total, xs)[0]


out = running(jnp.array([1.0, 2.0]))
assert out == 3
