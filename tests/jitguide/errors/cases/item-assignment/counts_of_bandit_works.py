from functools import partial

import jax
import jax.numpy as jnp


class Bandit:
    def __init__(self, arms):
        self.counts = jnp.zeros(arms)
        self.values = jnp.zeros(arms)

    @partial(jax.jit, static_argnums=0)
    def update(self, arm, reward, counts, values):
        counts = counts.at[arm].add(1)
        values = values.at[arm].add((reward - values[arm]) / counts[arm])
        return counts, values


bandit = Bandit(3)
for arm, reward in [(0, 1.0), (0, 3.0), (2, 5.0)]:
    updated = bandit.update(arm, reward, bandit.counts, bandit.values)
    bandit.counts, bandit.values = updated
print(bandit.counts, bandit.values)
assert bandit.counts.tolist() == [2.0, 0.0, 1.0]
assert bandit.values.tolist() == [2.0, 0.0, 5.0]
