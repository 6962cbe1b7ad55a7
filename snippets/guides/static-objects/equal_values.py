import jax
import jax.numpy as jnp


def scale(x, factors):
    return x * factors[0]


def sign_of(x, zero):
    return jnp.copysign(x, zero)


fast_scale = jax.jit(scale, static_argnames=["factors"])
fast_sign = jax.jit(sign_of, static_argnames=["zero"])
x = jnp.array([1, 2])
for factors in ((1,), (1.0,)):
    print(factors, scale(x, factors).dtype, fast_scale(x, factors).dtype)
for zero in (0.0, -0.0):
    print(zero, sign_of(1.0, zero), fast_sign(1.0, zero))
