import traceback

import jax


@jax.jit
def sign(x):
    return 1 if x > 0 else -1


for setting in ("auto", "off"):
    jax.config.update("jax_traceback_filtering", setting)
    try:
        sign(2.0)
    except jax.errors.TracerBoolConversionError as error:
        names = [frame.name for frame in traceback.extract_tb(error.__traceback__)]
        print(f"{setting}: begins in {names[0]}, ends in {names[-1]},", end=" ")
        print("more than three frames:", len(names) > 3)
jax.config.update("jax_traceback_filtering", "auto")
