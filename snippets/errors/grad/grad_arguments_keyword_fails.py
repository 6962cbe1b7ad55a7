import jax


def loss(w, x):
    return (w * x - 1.0) ** 2


print(jax.grad(loss)(2.0, x=3.0))
print(jax.grad(loss)(w=2.0, x=3.0))  # raises TypeError
