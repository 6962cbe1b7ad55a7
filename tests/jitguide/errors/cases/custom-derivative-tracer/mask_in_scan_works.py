import jax
import jax.numpy as jnp


@jax.custom_jvp
def masked(x, mask):
    return x * mask


@masked.defjvp
def masked_rule(primals, tangents):
    *primals, mask = primals
    *tangents, _ = tangents
    (x,), (dx,) = primals, tangents
    return masked(x, mask), 2 * dx * mask


def loss(x, mask):
    def step(carry, _):
        x, mask = carry
        return (masked(x, mask), mask), None

    (x, _), _ = jax.lax.scan(step, (x, mask), length=2)
    return x.sum()


out = jax.grad(loss)(jnp.ones(3), jnp.array([1.0, 0.0, 1.0]))
print(out)
assert out.tolist() == [4.0, 0.0, 4.0]
