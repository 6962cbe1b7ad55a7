import jax


def loss(n, x):
    return (n * x) ** 2


out = jax.grad(loss)(3, 2.0)  # raises TypeError
