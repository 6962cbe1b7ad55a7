import jax


@jax.tree_util.register_pytree_node_class
class Range:
    def __init__(self, low, high):
        if low > high:  # raises TracerBoolConversionError
            raise ValueError(f"empty: {low} to {high}")
        self.low, self.high = low, high

    def tree_flatten(self):
        return (self.low, self.high), None

    @classmethod
    def tree_unflatten(cls, aux_data, children):
        return cls(*children)


@jax.jit
def width(range):
    return range.high - range.low


print(width(Range(1.0, 4.0)))
