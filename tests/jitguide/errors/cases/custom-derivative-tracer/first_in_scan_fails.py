# on other versions: leak-loop
# pasted above its traceback

import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.custom_jvp, nondiff_argnums=(0,))
def masked(mask, x):
    return x * mask


@masked.defjvp
def masked_rule(mask, primals, tangents):
    (x,), (dx,) = primals, tangents
    return masked(mask, x), 2 * dx * mask


def loss(x, mask):
    def step(carry, _):
        x, mask = carry
        return (masked(mask, x), mask), None

    (x, _), _ = jax.lax.scan(step, (x, mask), length=2)  # raises UnexpectedTracerError
    return x.sum()


out = jax.grad(loss)(jnp.ones(3), jnp.array([1.0, 0.0, 1.0]))
