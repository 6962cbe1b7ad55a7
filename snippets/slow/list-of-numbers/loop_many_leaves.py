import jax
import jax.numpy as jnp


class Weights:
    def __init__(self, value):
        self.value = value


def flatten(weights):
    global flattened
    flattened += 1
    return (weights.value,), None


jax.tree_util.register_pytree_node(Weights, flatten, lambda _, children: Weights(*children))


@jax.jit
def total(layers):
    print("tracing")
    return sum(weights.value.sum() for weights in layers)


flattened = 0
for layers in ([Weights(jnp.ones(2)) for _ in range(100)], [Weights(jnp.ones((100, 2)))]):
    total(layers)
    flattened = 0
    print(total(layers), "flattened", flattened)
