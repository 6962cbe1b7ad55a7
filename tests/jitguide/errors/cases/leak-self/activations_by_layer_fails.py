# on other versions: leak-global
# on other versions: float-of-tracer

import jax
import jax.numpy as jnp


class Net:
    def __init__(self):
        self.seen = {}

    def loss(self, w, x):
        for layer in range(2):
            x = jnp.tanh(w * x)
            self.seen[f"layer {layer}"] = x
        return x.sum()

    def largest(self):
        return [
            float(jnp.abs(value).max()) for value in self.seen.values()
        ]  # raises UnexpectedTracerError


net = Net()
slope = jax.grad(net.loss)(1.0, jnp.zeros(3))
out = net.largest()
