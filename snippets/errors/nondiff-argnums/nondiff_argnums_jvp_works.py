import jax
import jax.numpy as jnp


@jax.custom_jvp
def masked(x, mask):
    return x * mask


@masked.defjvp
def rule(primals, tangents):
    x, mask = primals
    dx, _ = tangents
    return x * mask, dx * mask


def loss(x, mask):
    def step(carry, _):
        x, mask = carry
        return (masked(x, mask), mask), None

    (x, _), _ = jax.lax.scan(step, (x, mask), length=2)
    return x.sum()


mask = jnp.array([True, False, True])
print(jax.grad(loss)(jnp.ones(3), mask))
print(jax.jit(jax.grad(loss))(jnp.ones(3), mask))
