import jax
import jax.numpy as jnp


def run(model, xs):
    arrays = {"weight": model["weight"]}
    rest = {"activation": model["activation"]}

    def step(arrays, x):
        model = {**arrays, **rest}
        y = model["activation"](model["weight"] * x)
        return {"weight": model["weight"] / 2}, y

    arrays, ys = jax.lax.scan(step, arrays, xs)
    return {**arrays, **rest}, ys


model, ys = run({"weight": 2.0, "activation": jnp.tanh}, jnp.arange(3.0))
print(model["weight"], ys)
