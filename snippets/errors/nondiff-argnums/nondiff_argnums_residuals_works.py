from functools import partial

import jax


@partial(jax.custom_vjp, nondiff_argnums=(0,))
def apply(f, x):
    return f(x)


def forward(f, x):
    return f(x), x


def backward(f, x, g):
    return (g * jax.grad(f)(x),)


apply.defvjp(forward, backward)
print(jax.jit(jax.grad(lambda x: apply(lambda v: v**2, x)))(3.0))
