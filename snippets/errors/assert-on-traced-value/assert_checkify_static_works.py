import jax
import jax.numpy as jnp
from jax.experimental import checkify


def reduced(x, kind):
    checkify.check(jnp.isfinite(x).all(), "not finite")
    return x.sum() if kind == "sum" else x.mean()


class Reduction:
    kind = "mean"

    def apply(self, x):
        return reduced(x, self.kind)


checked = jax.jit(checkify.checkify(reduced), static_argnums=1, static_argnames=["kind"])
print(checked(jnp.ones(2), kind="sum")[1], checked(jnp.ones(2), "sum")[1])

error, value = jax.jit(checkify.checkify(Reduction().apply))(jnp.array([1.0, jnp.inf]))
print(value, error.get().splitlines()[0])
