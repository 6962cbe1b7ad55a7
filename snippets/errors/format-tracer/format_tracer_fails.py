import jax


@jax.jit
def step(x):
    loss = x**2
    print(f"loss is {loss:.3f}")  # raises TypeError
    return loss


step(3.0)
