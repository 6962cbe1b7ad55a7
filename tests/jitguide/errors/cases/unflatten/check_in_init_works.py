import jax


@jax.tree_util.register_pytree_node_class
class Span:
    def __init__(self, low, high):
        if not any(isinstance(one, jax.core.Tracer) for one in locals().values()) and (low > high):
            raise ValueError("an empty span")
        self.low, self.high = low, high

    def tree_flatten(self):
        return (self.low, self.high), None

    @classmethod
    def tree_unflatten(cls, aux_data, children):
        return cls(*children)


middle = jax.jit(lambda span: (span.low + span.high) / 2)
assert middle(Span(1.0, 4.0)) == 2.5
