import jax
import jax.numpy as jnp


class Net:
    def __init__(self):
        self.seen = {}

    def loss(self, w, x):
        seen = {}
        for layer in range(2):
            x = jnp.tanh(w * x)
            seen[f"layer {layer}"] = x
        return x.sum(), seen

    def largest(self):
        return [float(jnp.abs(value).max()) for value in self.seen.values()]


net = Net()
slope, net.seen = jax.grad(net.loss, has_aux=True)(1.0, jnp.zeros(3))
out = net.largest()
print(out)
assert out == [0.0, 0.0]
