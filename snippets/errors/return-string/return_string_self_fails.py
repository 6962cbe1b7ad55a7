from functools import partial

import jax


class Ball:
    def __init__(self, height, speed):
        self.height, self.speed = height, speed

    @partial(jax.jit, static_argnums=0)
    def step(self, dt):
        return Ball(self.height + dt * self.speed, self.speed)


ball = Ball(10.0, -2.0)
print(ball.step(0.5).height)  # raises TypeError
