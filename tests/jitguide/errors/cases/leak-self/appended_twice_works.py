import jax


class Pendulum:
    def __init__(self):
        self.path = []

    def step(self, x, v):
        x = x + 0.1 * v
        v = v - 0.1 * x
        return x, v


pendulum = Pendulum()
step = jax.jit(pendulum.step)
x, v = step(1.0, 0.0)
pendulum.path.append(x)
pendulum.path.append(v)
assert abs(sum(pendulum.path) - 0.9) < 1e-6
