import jax


def loss(weights):
    return weights[0] ** 2 + weights[1] ** 2


weights = [1.0, 2.0]
gradients = jax.grad(loss)(tuple(weights))
print(jax.tree.map(lambda w, g: float(w - g / 4), weights, gradients))  # raises ValueError
