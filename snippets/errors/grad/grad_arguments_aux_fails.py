import jax


def loss(w, x):
    y = w * x
    return (y - 1.0) ** 2, y, x


print(jax.grad(loss, has_aux=True)(2.0, 3.0))  # raises TypeError
