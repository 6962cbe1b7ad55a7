import jax


@jax.custom_vjp
def cube(x):
    return x**3


def forward(x):
    return cube(x), x


def backward(x, g):
    return (3 * x**2 * g,)


cube.defvjp(forward, backward)
print("reverse twice:", jax.jacrev(jax.jacrev(cube))(2.0))


@jax.custom_jvp
def cube_both(x):
    return x**3


@cube_both.defjvp
def rule(primals, tangents):
    (x,), (dx,) = primals, tangents
    return cube_both(x), 3 * x**2 * dx


print("custom_jvp:   ", jax.hessian(cube_both)(2.0), jax.grad(cube_both)(2.0))
