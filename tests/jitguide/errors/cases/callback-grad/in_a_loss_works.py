import jax
import jax.numpy as jnp
import numpy as np


@jax.custom_jvp
def host(x):
    return jax.pure_callback(lambda v: np.sin(np.asarray(v)), x, x)


@host.defjvp
def host_jvp(primals, tangents):
    (x,), (tangent,) = primals, tangents
    return host(x), jnp.cos(x) * tangent


def loss(scale, x):
    y = host(scale * x)
    return y.sum()


print(jax.grad(loss)(1.0, jnp.array([0.0, jnp.pi])))
assert abs(jax.grad(loss)(1.0, jnp.array([0.0, jnp.pi])) + jnp.pi) < 1e-5
