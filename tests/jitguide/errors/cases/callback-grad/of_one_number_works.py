import jax
import numpy as np


@jax.custom_jvp
def sine(x):
    return jax.pure_callback(lambda v: np.sin(np.asarray(v)), x, x)


@sine.defjvp
def sine_jvp(primals, tangents):
    (x,), (tangent,) = primals, tangents
    return sine(x), jax.numpy.cos(x) * tangent


print(jax.grad(sine)(jax.numpy.array(0.0)))
assert jax.grad(sine)(jax.numpy.array(0.0)) == 1.0
