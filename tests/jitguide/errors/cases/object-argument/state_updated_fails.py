# argument: state
# pasted above its traceback

import jax
import jax.numpy as jnp


class State:
    def __init__(self, w):
        self.w = w


@jax.jit
def update(state, gradient):
    state.w = state.w - 0.5 * gradient
    return jnp.sum(state.w)


s = State(jnp.ones(2))
for _ in range(3):
    total = update(s, s.w)  # raises TypeError
print(total, s.w)
