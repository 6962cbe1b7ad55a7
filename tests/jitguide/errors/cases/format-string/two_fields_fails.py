import jax


@jax.jit
def step(i, loss):
    print(f"step {i}: loss {loss:.3f}")  # raises TypeError
    return loss * 2


step(1, 1.0)
