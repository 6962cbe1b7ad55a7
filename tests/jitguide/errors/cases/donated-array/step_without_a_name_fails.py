# pasted above its traceback
import jax
import jax.numpy as jnp


def moved(place, speed):
    place = place + speed
    return place, speed


place, speed = jnp.zeros(2), jnp.ones(2)
moved = jax.jit(moved, donate_argnums=0).lower(place, speed).compile()
moved(place, speed)
print(place)  # raises RuntimeError
