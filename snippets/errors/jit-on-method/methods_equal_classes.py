# needs jax >= 0.8.1
import jax


class Layer:
    def __hash__(self):
        return hash("layer")

    def __eq__(self, other):
        return isinstance(other, Layer)

    @jax.jit(static_argnames=["self"])
    def apply(self, x):
        print("tracing for", type(self).__name__)
        return self.activation(x)

    def activation(self, x):
        return x


class Negated(Layer):
    def activation(self, x):
        return -x


layer, negated = Layer(), Negated()
print(layer.apply(3), negated.apply(3))
