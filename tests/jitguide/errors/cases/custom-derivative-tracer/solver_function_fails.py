import jax
import jax.numpy as jnp


@jax.custom_vjp
def fixed_point(function, start):
    return function(start)


def forward(function, start):
    return fixed_point(function, start), start


def backward(start, g):
    return None, g


fixed_point.defvjp(forward, backward)
print(jax.grad(lambda z: fixed_point(jnp.sin, z))(1.0))  # raises TypeError
