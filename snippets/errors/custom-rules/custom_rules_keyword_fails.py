import jax


@jax.custom_vjp
def scale(x, *, factor):
    return x * factor


def forward(x, *, factor):
    return x * factor, (x, factor)


def backward(residuals, g):
    x, factor = residuals
    return g * factor, g * x


scale.defvjp(forward, backward)
print(scale(2.0, factor=3.0))  # raises TypeError
