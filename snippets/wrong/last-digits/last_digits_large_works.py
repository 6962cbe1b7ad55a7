import jax
import jax.numpy as jnp
import numpy as np


def sign_of_residual(x, square):
    residual = x * x - square
    threshold = 8 * jnp.finfo(square.dtype).eps * square
    return jnp.where(jnp.abs(residual) < threshold, 0.0, jnp.sign(residual))


x = jnp.asarray(np.float32(0.1))
square = x * x
print("without jit:", sign_of_residual(x, square))
print("with jit:   ", jax.jit(sign_of_residual)(x, square))
