import jax
import jax.numpy as jnp
import numpy as np


def fall(state, dt):
    height, bounces, speed = state
    speed = speed - 10 * dt
    height = height + speed * dt
    hit = height < 0
    return (jnp.abs(height), bounces + hit, jnp.where(hit, -speed, speed)), height


@jax.jit
def simulate(start, steps):
    return jax.lax.scan(
        fall,
        type(start)(jnp.asarray(v, jnp.float32) if i in {0, 2} else v for i, v in enumerate(start)),
        steps,
    )


(height, bounces, speed), _ = simulate((jnp.int32(1), 0, jnp.int32(0)), jnp.full(4, 0.5))
h, b, s = 1.0, 0, 0.0
for _ in range(4):
    s -= 5.0
    h += s * 0.5
    if h < 0:
        h, b, s = -h, b + 1, -s
assert bounces == b
assert np.allclose([height, speed], [h, s])
