import jax


@jax.custom_vjp
def scaled(x, w):
    return x * w


def forward(x, w):
    return scaled(x, w), (x, w)


def backward(kept, g):
    x, w = kept
    return None, g * x


scaled.defvjp(forward, backward)


def loss(speed):
    return scaled(speed**2, 3.0)


print(jax.grad(loss)(2.0))
