# pasted above its traceback

import jax


class Pendulum:
    def __init__(self):
        self.path = []

    def step(self, x, v):
        x = x + 0.1 * v
        self.path.append(x)
        v = v - 0.1 * x
        self.path.append(v)
        return x, v


pendulum = Pendulum()
step = jax.jit(pendulum.step)
x, v = step(1.0, 0.0)
print(sum(pendulum.path))  # raises UnexpectedTracerError
