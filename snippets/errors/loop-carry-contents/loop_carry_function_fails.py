import jax
import jax.numpy as jnp


def step(model, x):
    y = model["activation"](model["weight"] * x)
    return {**model, "weight": model["weight"] / 2}, y


model = {"weight": 2.0, "activation": jnp.tanh}
print(jax.lax.scan(step, model, jnp.arange(3.0)))  # raises TypeError
