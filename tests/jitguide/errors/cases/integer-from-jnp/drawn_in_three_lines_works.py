import jax


@jax.jit
def walked(place):
    with jax.ensure_compile_time_eval():
        key = jax.random.key(3)
        drawn = jax.random.randint(key, (2,), 1, 6)
        steps = int(drawn[1] - 1)
    for _ in range(steps):
        place = place + 0.5
    return place


drawn = jax.random.randint(jax.random.key(3), (2,), 1, 6)
assert walked(0.0) == (drawn[1] - 1) / 2
