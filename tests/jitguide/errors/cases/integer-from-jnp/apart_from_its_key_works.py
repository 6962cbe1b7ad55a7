import jax


@jax.jit
def grown(size):
    with jax.ensure_compile_time_eval():
        key = jax.random.key(1)
        rounds = jax.random.randint(key, (), 1, 4)
        rounds = int(rounds)
    size = 1.5 * size
    for _ in range(rounds):
        size = size + 1
    return size


assert grown(2.0) == 3.0 + jax.random.randint(jax.random.key(1), (), 1, 4)
