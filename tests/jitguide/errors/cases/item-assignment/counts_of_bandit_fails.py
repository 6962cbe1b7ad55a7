# pasted above its traceback

from functools import partial

import jax
import jax.numpy as jnp


class Bandit:
    def __init__(self, arms):
        self.counts = jnp.zeros(arms)
        self.values = jnp.zeros(arms)

    @partial(jax.jit, static_argnums=0)
    def update(self, arm, reward):
        self.counts[arm] += 1  # raises TypeError
        self.values[arm] += (reward - self.values[arm]) / self.counts[arm]


bandit = Bandit(3)
for arm, reward in [(0, 1.0), (0, 3.0), (2, 5.0)]:
    bandit.update(arm, reward)
print(bandit.counts, bandit.values)
