import jax


@jax.jit
def step(x, options):
    return x**2 * options["rate"]


step(3.0, {"rate": 0.5, "loss": "square"})  # raises TypeError
