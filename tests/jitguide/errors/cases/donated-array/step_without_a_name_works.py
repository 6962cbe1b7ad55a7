import jax
import jax.numpy as jnp


def moved(place, speed):
    place = place + speed
    return place, speed


place, speed = jnp.zeros(2), jnp.ones(2)
moved = jax.jit(moved, donate_argnums=0).lower(place, speed).compile()
place, speed = moved(place, speed)
assert place.tolist() == [1.0, 1.0]
