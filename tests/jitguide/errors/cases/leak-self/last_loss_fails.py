import jax


class Trainer:
    def __init__(self):
        self.loss = None

    def step(self, w):
        self.loss = w**2
        return w - 0.1 * w


trainer = Trainer()
jax.jit(trainer.step)(2.0)
print(trainer.loss + 1.0)  # raises UnexpectedTracerError
