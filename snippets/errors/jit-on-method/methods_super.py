import functools

import jax


class Layer:
    @functools.partial(jax.jit, static_argnames=["self"])
    def apply(self, x):
        print("tracing Layer.apply for", type(self).__name__)
        return self.activation(x) + 1

    def activation(self, x):
        return x


class Doubled(Layer):
    @functools.partial(jax.jit, static_argnames=["self"])
    def apply(self, x):
        print("tracing Doubled.apply")
        return 2 * super().apply(x)

    def activation(self, x):
        return -x


layer, doubled = Layer(), Doubled()
print(layer.apply(3), doubled.apply(3), doubled.apply(4))
