# on other versions: removed-name
# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)


def host(v):
    return np.int64(v.size), np.asarray(v) ** 2, np.asarray(v) + 1j


def spectrum(x):
    size = jax.ShapeDtypeStruct((), jnp.int64)
    power = jax.ShapeDtypeStruct((), jnp.float64)
    shifted = jax.ShapeDtypeStruct(x.shape, jnp.complex128)
    return jax.pure_callback(host, (size, power, shifted), x)


try:
    out = jax.block_until_ready(jax.jit(spectrum)(jnp.ones(3)))
except jax.errors.JaxRuntimeError as error:
    said = str(error).split("RuntimeError: ")[-1].split("\n")[0]  # the last line of the traceback
    raise RuntimeError(said) from None  # raises RuntimeError
