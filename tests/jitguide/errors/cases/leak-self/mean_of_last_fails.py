import jax
import jax.numpy as jnp


class Model:
    def loss(self, w, x):
        self.last = w * x
        return (self.last**2).sum()

    def fitted(self, x):
        slope = jax.grad(self.loss)(1.0, x)
        return slope + self.last.mean()  # raises UnexpectedTracerError


out = Model().fitted(jnp.arange(2.0))
print(out + 1)
