import jax


class Chain:
    def __init__(self):
        self.samples = []

    def step(self, x):
        x = x + 1.0
        self.samples.append(x)
        return x


chain = Chain()
step = jax.jit(chain.step)
x = 0.0
for _ in range(3):
    x = step(x)
total = sum(chain.samples)  # raises UnexpectedTracerError
