import jax


def loss(w, x):
    return (w * x - 1.0) ** 2


@jax.jit
def gradient(arguments):
    return jax.grad(lambda arguments: loss(**arguments))(arguments)


print(gradient({"w": 2.0, "x": 3.0}))
print(jax.grad(lambda w: loss(w=w, x=3.0))(2.0))
