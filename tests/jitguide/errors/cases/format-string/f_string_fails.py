import jax


@jax.jit
def step(loss):
    print(f"loss is {loss:.3f}")  # raises TypeError
    return loss * 2


step(1.0)
