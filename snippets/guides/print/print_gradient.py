import jax
import jax.numpy as jnp


@jax.custom_vjp
def show(x):
    return x


def forward(x):
    return x, None


def backward(_, gradient):
    jax.debug.print("gradient of hidden: {gradient}", gradient=gradient)
    return (gradient,)


show.defvjp(forward, backward)


@jax.jit
def loss(x):
    hidden = show(jnp.array([1.0, 2.0]) * x)
    return (hidden**2).sum()


print(jax.grad(loss)(3.0))
jax.effects_barrier()
