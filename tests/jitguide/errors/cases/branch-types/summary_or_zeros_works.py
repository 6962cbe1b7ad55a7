import jax
import jax.numpy as jnp


def measure(x):
    return {"loss": jnp.mean(x**2), "step": 1}


def placeholder(x):
    return {"loss": jnp.zeros(()), "step": 0}


def report(due, x):
    return jax.lax.cond(due, measure, placeholder, x)


out = jax.jit(report)(True, jnp.array([1.0, 3.0]))
assert out == {"loss": 5, "step": 1}
