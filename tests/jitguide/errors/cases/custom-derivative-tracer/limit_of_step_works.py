import jax
import jax.numpy as jnp


@jax.custom_vjp
def clipped(x, limit):
    return x


def forward(x, limit):
    return x, limit


def backward(limit, g):
    return jnp.clip(g, -limit, limit), None


clipped.defvjp(forward, backward)


@jax.jit
def slope(x, limit):
    return jax.grad(lambda x: 5 * clipped(x, limit))(x)


assert slope(1.0, 2.0) == 2.0
