import traceback

import jax
import jax.numpy as jnp


@jax.jit
def logs(x):
    def body(x, _):
        x = jnp.log(x)
        return x, None

    return jax.lax.scan(body, x, length=3)[0]


def last_line():
    try:
        logs(-1.0)
    except FloatingPointError as error:
        frames = traceback.extract_tb(error.__traceback__)
        return [frame.line for frame in frames if frame.filename == __file__][-1]


with jax.debug_nans(True):
    print("with jit:   ", last_line())
    with jax.disable_jit():
        print("without jit:", last_line())
