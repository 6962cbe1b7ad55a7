import jax


class Agent:
    def __init__(self):
        self.weight = 1.0
        self.update = jax.jit(self._update)

    def _update(self, gradient):
        self.weight = self.weight - gradient
        return self.weight


agent = Agent()
agent.update(0.25)
print(agent.weight)
print(agent.weight + 1)  # raises UnexpectedTracerError
