import jax


@jax.jit
def step(x, options):
    return x * options["rate"]


print(step(1.0, {"rate": 0.1, "name": "adam"}))  # raises TypeError
