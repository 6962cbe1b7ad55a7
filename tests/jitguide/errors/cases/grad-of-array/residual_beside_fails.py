import jax
import jax.numpy as jnp


def objective(p, target):
    residual = p - target
    return jnp.sum(residual**2), residual


def descend(p, rate):
    return p - rate * jax.grad(objective)(p, jnp.zeros(2))  # raises TypeError


jax.jit(descend)(jnp.ones(2), 0.5)
