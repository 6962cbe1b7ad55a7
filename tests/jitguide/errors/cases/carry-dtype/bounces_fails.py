import jax
import jax.numpy as jnp


def fall(state, dt):
    height, bounces, speed = state
    speed = speed - 10 * dt
    height = height + speed * dt
    hit = height < 0
    return (jnp.abs(height), bounces + hit, jnp.where(hit, -speed, speed)), height


@jax.jit
def simulate(start, steps):
    return jax.lax.scan(fall, start, steps)  # raises TypeError


simulate((jnp.int32(1), 0, jnp.int32(0)), jnp.full(4, 0.5))
