import jax


def loss(w, x):
    return (w - x) ** 2


print(jax.grad(loss)(1.0, x=3.0))
print(jax.grad(loss, argnums=1)(1.0, 3.0))


def loss_of_options(options):
    return loss(**options)


print(jax.grad(loss_of_options)({"w": 1.0, "x": 3.0}))
