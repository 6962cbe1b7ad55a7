# on other versions: elsewhere
# pasted above its traceback

import enum

import jax
import jax.numpy as jnp


class Scheme(enum.Enum):
    UPWIND = "upwind"
    CENTRAL = "central"


chosen = Scheme.CENTRAL


@jax.jit
def step(u):
    info = {"scheme": chosen, "peak": jnp.max(u)}
    return 2 * u, info


u, info = step(jnp.array([1.0, 3.0]))  # raises TypeError
