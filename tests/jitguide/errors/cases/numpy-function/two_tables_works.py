import jax
import jax.numpy as jnp
import numpy as np

places = np.array([1.0, 2.0])
weights = np.array([3.0, 4.0])


def predict(x):
    def body(total, i):
        phase = jnp.dot(x, jnp.asarray(places)[i])
        total = total + jnp.asarray(weights)[i] * phase
        return total, phase

    total, phases = jax.lax.scan(body, 0.0, jnp.arange(2))
    return total


out = predict(2.0)
np.testing.assert_allclose(out, 22.0, rtol=1e-6)
