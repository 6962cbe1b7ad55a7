import jax
import jax.numpy as jnp


def square(z):
    return z * z


real = jax.grad(square)
holomorphic = jax.grad(square, holomorphic=True)


@jax.jit
def slope(x):
    return jax.lax.cond(jnp.iscomplexobj(x), holomorphic, real, x)  # raises TypeError


print(slope(3.0))
