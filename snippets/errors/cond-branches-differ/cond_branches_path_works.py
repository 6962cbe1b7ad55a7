import jax


@jax.jit
def advance(done, state):
    def reset(state):
        return {"steps": 0, "total": 0.0}

    def step(state):
        return {"steps": state["steps"] + 1, "total": state["total"] + 0.5}

    return jax.lax.cond(done, reset, step, state)


print(advance(True, {"steps": 4, "total": 2.0}))
