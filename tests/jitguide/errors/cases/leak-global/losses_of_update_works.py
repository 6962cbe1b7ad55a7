import jax
import jax.numpy as jnp
import numpy as np

losses = []


@jax.jit
def update(w, x):
    loss = jnp.mean((w * x - 1) ** 2)
    return w - 0.1 * jnp.mean(2 * (w * x - 1) * x), loss


w = 0.0
x = jnp.array([1.0, 2.0])
for _ in range(2):
    w, value = update(w, x)
    losses.append(value)
out = sum(losses)
np.testing.assert_allclose(out, 1.0 + np.mean((0.3 * np.array([1, 2]) - 1) ** 2), rtol=1e-6)
