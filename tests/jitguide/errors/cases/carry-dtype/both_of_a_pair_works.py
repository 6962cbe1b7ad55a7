import jax
import jax.numpy as jnp
import numpy as np


def swing(state, _):
    position, speed = state
    speed = speed - 0.1 * position
    return (position + 0.1 * speed, speed), position


def run(position, speed):
    return jax.lax.scan(
        swing,
        (jnp.asarray(position, jnp.float32), jnp.asarray(speed, jnp.float32)),
        None,
        length=3,
    )


(position, speed), path = run(jnp.array([1, 2]), jnp.zeros(2, int))
at, by = np.array([1.0, 2.0]), np.zeros(2)
for row in path:
    np.testing.assert_allclose(row, at, rtol=1e-6)
    by = by - 0.1 * at
    at = at + 0.1 * by
np.testing.assert_allclose(position, at, rtol=1e-6)
np.testing.assert_allclose(speed, by, rtol=1e-6)
