from functools import partial

import jax


@partial(jax.custom_vjp, nondiff_argnums=(1,))
def scale(x, factor):
    return x * factor


def forward(x, factor):
    return x * factor, None


def backward(factor, kept, cotangent):
    return (cotangent * factor,)


scale.defvjp(forward, backward)


@jax.jit
def gradient(x, factor):
    return jax.grad(scale)(x, factor)  # raises UnexpectedTracerError


print(jax.grad(scale)(1.0, 3.0))
print(gradient(1.0, 3.0))
