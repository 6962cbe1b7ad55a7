import jax


def loss(w, x):
    return (w - x) ** 2


print(jax.grad(loss)(w=1.0, x=3.0))  # raises TypeError
