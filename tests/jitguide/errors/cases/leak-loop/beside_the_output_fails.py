# pasted above its traceback

import jax
import jax.numpy as jnp

speeds = []


def fall(state, dt):
    height, speed = state
    speed = speed - 10.0 * dt
    speeds.append(speed)
    return (height + speed * dt, speed), height


end, heights = jax.lax.scan(fall, (8.0, 0.0), jnp.full(2, 0.5))
print(jnp.stack(speeds).min())  # raises UnexpectedTracerError
