# pasted above its traceback

import jax


@jax.jit
def rolled(pot):
    seed = jax.random.key(3)
    rolls = jax.random.randint(seed, (), 1, 7)
    for _ in range(rolls):  # raises TracerIntegerConversionError
        pot = pot + 1
    return pot


rolled(10)
