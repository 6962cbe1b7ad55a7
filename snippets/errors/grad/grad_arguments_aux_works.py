import jax


def loss(w, x):
    y = w * x
    return (y - 1.0) ** 2, {"y": y, "x": x}


@jax.jit
def step(w, x):
    (value, aux), gradient = jax.value_and_grad(loss, has_aux=True)(w, x)
    return value, aux, w - 0.1 * gradient


print(jax.grad(loss, has_aux=True)(2.0, 3.0))
print(step(2.0, 3.0))
