import jax
import jax.numpy as jnp
import numpy as np

MATRIX = np.array([[1.0, 2.0], [0.0, 3.0]], np.float32)


@jax.custom_vjp
def blur(x):
    return jax.pure_callback(lambda v: MATRIX @ np.asarray(v), x, x)


def blur_fwd(x):
    return blur(x), x


def blur_bwd(x, cotangent):
    return (jax.pure_callback(lambda v: MATRIX.T @ np.asarray(v), x, cotangent),)


blur.defvjp(blur_fwd, blur_bwd)


def loss(x):
    return jnp.sum(blur(x))


slope = jax.grad(loss)(jnp.ones(2))
assert slope.tolist() == [1.0, 5.0]
