from functools import partial

import jax
import jax.numpy as jnp


class Options(dict):
    def __hash__(self):
        return hash(repr(sorted(self.items())))


settings = {"rate": 0.5, "steps": [1, 2]}


@partial(jax.jit, static_argnums=2)
def decay(params, x, settings):
    return [p * settings["rate"] ** n for p, n in zip(params, settings["steps"])], x + 1


params, x = [jnp.ones(2), jnp.ones(2)], 0
params, x = decay(params, x, Options(settings))
assert [p.tolist() for p in params] == [[0.5, 0.5], [0.25, 0.25]]
assert x == 1
