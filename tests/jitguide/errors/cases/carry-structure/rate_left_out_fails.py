import jax


def decay(state):
    return dict(x=state["x"] * state["rate"])


start = {"x": 8.0, "rate": 0.5}
end = jax.lax.while_loop(lambda state: state["x"] > 1, decay, start)  # raises TypeError
