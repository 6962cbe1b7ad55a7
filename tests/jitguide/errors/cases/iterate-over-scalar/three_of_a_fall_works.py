import jax


def fall(step, body):
    height, speed, time = body
    return height - 0.5 * speed, speed + 0.5, time + 0.5


height = 8.0
end = jax.lax.fori_loop(0, 2, fall, (height, 0.0, 0.0))
assert end == (7.75, 1.0, 1.0)
