import jax


@jax.custom_vjp
def scale(x, *, factor):
    return x * factor


def forward(x, *, factor):
    return x * factor, factor


def backward(factor, g):
    return g * factor, None


scale.defvjp(forward, backward)
print(scale(2.0, factor=3.0))  # raises TypeError
