# on other versions: leak-loop
# pasted above its traceback

import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.custom_jvp, nondiff_argnums=(1,))
def masked(x, mask):
    return x * mask


@masked.defjvp
def masked_rule(mask, primals, tangents):
    (x,), (dx,) = primals, tangents
    return masked(x, mask), 2 * dx * mask


def loss(x, mask):
    def step(carry, _):
        x, mask = carry
        return (masked(x, mask), mask), None

    (x, _), _ = jax.lax.scan(step, (x, mask), length=2)  # raises UnexpectedTracerError
    return x.sum()


out = jax.grad(loss)(jnp.ones(3), jnp.array([1.0, 0.0, 1.0]))
