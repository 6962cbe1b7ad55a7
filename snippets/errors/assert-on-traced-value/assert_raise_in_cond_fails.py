import jax


def refuse(x):
    raise ValueError(f"too big: {x}")  # raises ValueError


@jax.jit
def halve(x):
    return jax.lax.cond(x > 10, refuse, lambda x: x / 2, x)


print(halve(4.0))
