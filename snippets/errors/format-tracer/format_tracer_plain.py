import jax


@jax.jit
def step(x):
    loss = x**2
    print(f"loss is {loss}")
    return loss


step(3.0)
step(4.0)
