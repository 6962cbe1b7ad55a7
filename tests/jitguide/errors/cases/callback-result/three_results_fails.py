# on other versions: removed-name
# pasted above its traceback
import jax
import jax.numpy as jnp
import numpy as np


def parts(x):
    result = jax.ShapeDtypeStruct((2, 2), jnp.float32)
    return jax.pure_callback(lambda x: np.linalg.svd(x), result, x)


try:
    out = jax.block_until_ready(jax.jit(parts)(jnp.eye(2)))
except jax.errors.JaxRuntimeError as error:
    said = str(error).split("RuntimeError: ")[-1].split("\n")[0]  # the last line of the traceback
    raise RuntimeError(said) from None  # raises RuntimeError
