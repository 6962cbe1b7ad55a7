# pasted above its traceback
import jax


@jax.jit
def walked(place):
    key = jax.random.key(3)
    drawn = jax.random.randint(key, (2,), 1, 6)
    steps = drawn[1] - 1
    for _ in range(steps):  # raises TracerIntegerConversionError
        place = place + 0.5
    return place


print(walked(0.0))
