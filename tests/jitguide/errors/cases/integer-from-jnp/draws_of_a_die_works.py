import jax


@jax.jit
def rolled(pot):
    with jax.ensure_compile_time_eval():
        seed = jax.random.key(3)
        rolls = int(jax.random.randint(seed, (), 1, 7))
    for _ in range(rolls):
        pot = pot + 1
    return pot


assert rolled(10) == 10 + jax.random.randint(jax.random.key(3), (), 1, 7)
