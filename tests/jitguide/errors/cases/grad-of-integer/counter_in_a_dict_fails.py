# pasted above its traceback

import jax
import jax.numpy as jnp


def new_model():
    return {
        "w": jnp.ones(2),
        "seen": jnp.array(0),
    }


def loss(model, x):
    return jnp.sum(model["w"] * x)


def step(model, x):
    slope = jax.grad(loss)(model, x)  # raises TypeError
    return {"w": model["w"] - slope["w"], "seen": model["seen"] + 1}


step(new_model(), jnp.array([1.0, 2.0]))
