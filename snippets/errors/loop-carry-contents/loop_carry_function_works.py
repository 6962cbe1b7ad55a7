import jax
import jax.numpy as jnp

rest = {"activation": jnp.tanh}


@jax.jit
def run(arrays, xs):
    def step(arrays, x):
        model = {**arrays, **rest}
        y = model["activation"](model["weight"] * x)
        return {"weight": model["weight"] / 2}, y

    return jax.lax.scan(step, arrays, xs)


arrays, ys = run({"weight": 2.0}, jnp.arange(3.0))
model = {**arrays, **rest}
print(model["weight"], ys)
