import jax
import jax.numpy as jnp
import numpy as np


def fall(ball, i):
    height, speed = ball
    heights_now = height
    height = height + 0.1 * speed
    speed = speed - 0.981
    return (height, speed), heights_now


(height, speed), heights = jax.lax.scan(fall, (10.0, 0.0), jnp.arange(0, 4))
print(jnp.array(heights))
expected, at, v = [], 10.0, 0.0
for _ in range(4):
    expected.append(at)
    at, v = at + 0.1 * v, v - 0.981
np.testing.assert_allclose(heights, expected, rtol=1e-5)
np.testing.assert_allclose([height, speed], [at, v], rtol=1e-5)
