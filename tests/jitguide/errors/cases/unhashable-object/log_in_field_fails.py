import dataclasses
import functools

import jax
import jax.numpy as jnp


@dataclasses.dataclass
class Filter:
    gain: float
    log: list = dataclasses.field(default_factory=list)

    @functools.partial(jax.jit, static_argnums=0)
    def step(self, state, seen):
        return state + self.gain * (seen - state)

    def run(self, seen):
        state = jnp.zeros(())
        for value in seen:
            state = self.step(state, value)  # raises ValueError
            self.log.append(float(state))
        return state


low = Filter(0.5)
low.run([1.0, 2.0])
print(low.log)
