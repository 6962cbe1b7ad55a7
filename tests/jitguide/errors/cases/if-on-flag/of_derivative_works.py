import jax


def power(x, order):
    if order == 0:
        return 1.0 + 0 * x
    return x**order


assert jax.jit(jax.grad(power), static_argnames=["order"])(3.0, 2) == 6
