import jax
import jax.numpy as jnp


class Model:
    def loss(self, w, x):
        last = w * x
        return (last**2).sum(), last

    def fitted(self, x):
        slope, self.last = jax.grad(self.loss, has_aux=True)(1.0, x)
        return slope + self.last.mean()


out = Model().fitted(jnp.arange(2.0))
print(out)
assert out == 2.5
