import jax
import jax.numpy as jnp


def fall(state, dt):
    height, speed = state
    speed = speed - 10.0 * dt
    return (height + speed * dt, speed), (height, speed)


end, (heights, speeds) = jax.lax.scan(fall, (8.0, 0.0), jnp.full(2, 0.5))
print(speeds.min())
assert speeds.min() == -10
