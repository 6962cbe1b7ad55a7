import jax
import jax.numpy as jnp
import numpy as np


def misfit(slope, x, y):
    return (slope * x - y) ** 2


grad_fn = jax.jit(jax.grad(lambda *args: jnp.sum(misfit(*args))))
slope = jnp.float32(0.0)
for _ in range(3):
    g = grad_fn(slope, jnp.array([1.0, 2.0]), jnp.array([2.0, 4.0]))
    slope = slope - 0.1 * g
expected = 0.0
for _ in range(3):
    expected -= 0.1 * sum(2 * x * (expected * x - y) for x, y in [(1.0, 2.0), (2.0, 4.0)])
np.testing.assert_allclose(slope, expected, rtol=1e-5)
assert slope.shape == ()
