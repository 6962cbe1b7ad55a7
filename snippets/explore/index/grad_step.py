import jax
import jax.numpy as jnp

from jitguide import record_trace


def loss(w, x):
    error = x * w - 1.0
    return jnp.sum(error**2)


def step(w, x, rate):
    slope = jax.grad(loss)(w, x)
    return w - rate * slope


record = record_trace(step, 0.5, jnp.array([1.0, 2.0]), 0.1, static_argnames="rate")
