# argument: done
# pasted above its traceback

import jax


@jax.jit
def env_step(pos, done):
    if done:  # raises TracerBoolConversionError
        pos = 0.0
    else:
        pos = pos + 1.0
    return pos, pos > 3.0


pos, done = 0.0, False
for _ in range(5):
    pos, done = env_step(pos, done)
