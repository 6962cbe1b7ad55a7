import jax


def step(params, history):
    params["w"] = params["w"] - 0.5
    params["steps"] = 1
    history.append(params["w"])


for run in (step, jax.jit(step)):
    params, history = {"w": 2.0}, []
    run(params, history)
    print(params, history)
