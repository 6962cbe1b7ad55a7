import jax
import jax.numpy as jnp
import numpy as np


def global_norm(tree):
    return jnp.sqrt(sum(jnp.sum(leaf**2) for leaf in jax.tree.leaves(tree)))


class Trainer:
    def __init__(self, rate):
        self.rate = rate
        self.step = jax.jit(self._step)

    def _step(self, params, grads):
        new = jax.tree.map(lambda p, g: p - self.rate * g, params, grads)
        metrics = {
            "grad_norm": global_norm(grads),
            "rate": self.rate,
        }
        return new, metrics


trainer = Trainer(0.5)
params = {"w": jnp.ones(2), "b": jnp.zeros(())}
params, metrics = trainer.step(params, {"w": jnp.array([3.0, 0.0]), "b": jnp.array(4.0)})
np.testing.assert_allclose(params["w"], [-0.5, 1.0])
assert metrics["grad_norm"].item() == 5.0
