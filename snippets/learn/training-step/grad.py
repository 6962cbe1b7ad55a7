import jax


def loss_of(w, x):
    return (w * x - 6.0) ** 2


slope_of = jax.grad(loss_of)
loss, slope = jax.value_and_grad(loss_of)(1.0, 2.0)
print(slope_of(1.0, 2.0), loss, slope)
