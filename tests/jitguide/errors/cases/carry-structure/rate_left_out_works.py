import jax


def decay(state):
    new = dict(x=state["x"] * state["rate"])
    return {**new, "rate": state["rate"]}


start = {"x": 8.0, "rate": 0.5}
end = jax.lax.while_loop(lambda state: state["x"] > 1, decay, start)
assert end["x"] == 1
