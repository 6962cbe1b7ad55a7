import jax


def fall(step, body):
    height, speed, time = body  # raises TypeError
    return height - 0.5 * speed, speed + 0.5, time + 0.5


height = 8.0
jax.lax.fori_loop(0, 2, fall, height)
