import jax


def loss(w):
    return w**2


print(jax.jit(jax.grad(loss))(3.0))
