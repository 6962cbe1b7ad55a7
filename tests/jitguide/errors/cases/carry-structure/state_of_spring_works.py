import jax
import jax.numpy as jnp
import numpy as np


def step(carry, x):
    place, speed = carry
    speed = speed - 0.1 * place
    place = place + 0.1 * speed
    return (place, speed), None


out, _ = jax.lax.scan(step, (1.0, 0.0), jnp.arange(1))
np.testing.assert_allclose(out, [0.99, -0.1], rtol=1e-6)
