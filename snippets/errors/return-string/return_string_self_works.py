# needs jax >= 0.4.38
from dataclasses import dataclass, replace

import jax


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Ball:
    height: float
    speed: float

    @jax.jit
    def step(self, dt):
        print("tracing")
        return replace(self, height=self.height + dt * self.speed)


ball = Ball(10.0, -2.0)
for _ in range(3):
    ball = ball.step(0.5)
print(ball.height)
