import jax


@jax.jit
def loss(w, x):
    return w * x


print(jax.grad(loss)(w=2.0, x=3.0))  # raises TypeError
