import jax


@jax.custom_vjp
def cube(x):
    return x**3


def forward(x):
    return cube(x), x  # raises TypeError


def backward(x, g):
    return (3 * x**2 * g,)


cube.defvjp(forward, backward)
print(jax.hessian(cube)(2.0))
