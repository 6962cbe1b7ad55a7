# on other versions: removed-name

import jax
import jax.numpy as jnp
import numpy as np


def spectrum(x):
    result = jax.ShapeDtypeStruct((), jnp.float32)
    return jax.pure_callback(lambda v: np.asarray(v) ** 2, result, x)


try:
    out = jax.block_until_ready(jax.jit(spectrum)(jnp.array([2.0, 1.0])))
except jax.errors.JaxRuntimeError as error:
    said = str(error).split("RuntimeError: ")[-1].split("\n")[0]  # the last line of the traceback
    raise RuntimeError(said) from None  # raises RuntimeError
