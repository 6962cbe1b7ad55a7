# argument: grads['b']
# argument: grads['w']
import jax
import jax.numpy as jnp


def global_norm(tree):
    return jnp.sqrt(sum(jnp.sum(leaf**2) for leaf in jax.tree.leaves(tree)))


class Trainer:
    def __init__(self, rate):
        self.rate = rate
        self.step = jax.jit(self._step)

    def _step(self, params, grads):
        new = jax.tree.map(lambda p, g: p - self.rate * g, params, grads)
        metrics = {
            "grad_norm": global_norm(grads).item(),  # raises ConcretizationTypeError
            "rate": self.rate,
        }
        return new, metrics


trainer = Trainer(0.5)
params = {"w": jnp.ones(2), "b": jnp.zeros(())}
params, metrics = trainer.step(params, {"w": jnp.array([3.0, 0.0]), "b": jnp.array(4.0)})
