import jax


@jax.jit
def updated(weight, gradient):
    return weight - gradient


class Agent:
    def __init__(self):
        self.weight = 1.0

    def update(self, gradient):
        self.weight = updated(self.weight, gradient)


agent = Agent()
agent.update(0.25)
agent.update(0.25)
print(agent.weight)
