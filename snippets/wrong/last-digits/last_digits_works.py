import jax
import jax.numpy as jnp
import numpy as np


def sign_of_residual(x, square):
    residual = x * x - square
    return jnp.where(jnp.abs(residual) < 1e-6, 0.0, jnp.sign(residual))


x = jnp.asarray(np.float32(0.1))
square = x * x
print("without jit:", sign_of_residual(x, square))
print("with jit:   ", jax.jit(sign_of_residual)(x, square))


def mean_of_squares(x):
    return jnp.mean(jnp.exp(x) ** 2)


x = jnp.linspace(0.0, 1.0, 1000)
np.testing.assert_allclose(jax.jit(mean_of_squares)(x), mean_of_squares(x), rtol=1e-5)
print("equal within the tolerance")
