# argument on other versions: span[<flat index 0>]
# argument: span[0]

import jax


@jax.tree_util.register_pytree_node_class
class Span:
    def __init__(self, low, high):
        if low > high:  # raises TracerBoolConversionError
            raise ValueError("an empty span")
        self.low, self.high = low, high

    def tree_flatten(self):
        return (self.low, self.high), None

    @classmethod
    def tree_unflatten(cls, aux_data, children):
        return cls(*children)


middle = jax.jit(lambda span: (span.low + span.high) / 2)
print(middle(Span(1.0, 4.0)))
