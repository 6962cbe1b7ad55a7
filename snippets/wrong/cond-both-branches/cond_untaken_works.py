import jax
import jax.numpy as jnp


def square(z):
    return z * z


real = jax.grad(square)
holomorphic = jax.grad(square, holomorphic=True)


@jax.jit
def slope(x):
    if jnp.iscomplexobj(x):
        return holomorphic(x)
    return real(x)


print(slope(3.0), slope(3.0 + 1j))
