import jax


@jax.jit
def step(x):
    return x**2


print(f"loss is {step(3.0):.3f}")
