import jax


def loss(w, x):
    return w * x


print(jax.value_and_grad(loss, has_aux=True)(2.0, 3.0))  # raises TypeError
