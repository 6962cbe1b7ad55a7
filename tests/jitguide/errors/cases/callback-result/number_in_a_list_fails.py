# on other versions: removed-name
# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np


def total(x):
    result = jax.ShapeDtypeStruct((1,), jnp.float32)
    return jax.pure_callback(lambda v: np.sum(np.asarray(v)), result, x)


try:
    out = jax.block_until_ready(jax.jit(total)(jnp.ones(3)))
except jax.errors.JaxRuntimeError as error:
    said = str(error).split("RuntimeError: ")[-1].split("\n")[0]  # the last line of the traceback
    raise RuntimeError(said) from None  # raises RuntimeError
