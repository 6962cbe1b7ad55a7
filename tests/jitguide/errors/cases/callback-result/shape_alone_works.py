import jax
import jax.numpy as jnp
import numpy as np


def spectrum(x):
    result = jax.ShapeDtypeStruct((2,), jnp.float32)
    return jax.pure_callback(lambda v: np.asarray(v) ** 2, result, x)


out = jax.jit(spectrum)(jnp.array([2.0, 1.0]))
assert out.tolist() == [4, 1]
