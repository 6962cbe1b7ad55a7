from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.custom_jvp, nondiff_argnums=(1,))
def masked(x, mask):
    return x * mask


@masked.defjvp
def rule(mask, primals, tangents):
    return primals[0] * mask, tangents[0] * mask


def loss(x, mask):
    def step(carry, _):
        x, mask = carry
        return (masked(x, mask), mask), None

    (x, _), _ = jax.lax.scan(step, (x, mask), length=2)  # raises UnexpectedTracerError
    return x.sum()


mask = jnp.array([True, False, True])
print(loss(jnp.ones(3), mask))
print(jax.grad(loss)(jnp.ones(3), mask))
