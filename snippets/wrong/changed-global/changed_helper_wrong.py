import jax


def activation(x):
    return x + 1.0


@jax.jit
def layer(x):
    return activation(x)


print(layer(1.0))


def activation(x):
    return x + 100.0


print("activation redefined:", layer(1.0))
layer.clear_cache()
print("after clear_cache:   ", layer(1.0))
