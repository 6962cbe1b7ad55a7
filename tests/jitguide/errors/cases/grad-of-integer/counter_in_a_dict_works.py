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
    slope = jax.grad(loss, allow_int=True)(model, x)
    return {"w": model["w"] - slope["w"], "seen": model["seen"] + 1}


model = step(new_model(), jnp.array([1.0, 2.0]))
assert model["w"].tolist() == [0, -1] and model["seen"] == 1
