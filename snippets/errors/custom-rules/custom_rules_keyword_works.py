import jax


@jax.custom_vjp
def scale_rule(x, factor):
    return x * factor


def forward(x, factor):
    return x * factor, (x, factor)


def backward(residuals, g):
    x, factor = residuals
    return g * factor, g * x


scale_rule.defvjp(forward, backward)


def scale(x, *, factor=1.0):
    return scale_rule(x, factor)


print(jax.grad(scale)(2.0, factor=3.0), scale_rule(2.0, factor=3.0))
