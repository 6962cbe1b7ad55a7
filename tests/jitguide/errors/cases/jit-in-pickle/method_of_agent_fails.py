import pickle

import jax


class Agent:
    def __init__(self, gain):
        self.gain = gain
        self.act = jax.jit(self.choose)

    def choose(self, x):
        return self.gain * x


agent = Agent(2.0)
agent.gain = 3.0
saved = pickle.dumps(agent)  # raises AttributeError
