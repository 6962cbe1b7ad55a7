import jax


@jax.jit
def step(params):
    return params | {"w": params["w"] - 0.5}


params, history = {"w": 2.0, "b": 1.0}, []
for _ in range(2):
    params = step(params)
    history.append(float(params["w"]))
print(params["w"], params["b"], history)
