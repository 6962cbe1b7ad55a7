import jax


@jax.jit
def report(x):
    print(f"x is {x:.2f}")  # raises TypeError
    return x


report(1.5)
