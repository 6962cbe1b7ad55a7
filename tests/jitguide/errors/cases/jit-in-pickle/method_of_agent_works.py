import pickle

import jax


class Agent:
    def __init__(self, gain):
        self.gain = gain
        self.act = jax.jit(self.choose)

    def choose(self, x):
        return self.gain * x

    def __getstate__(self):
        return {name: value for name, value in vars(self).items() if name != "act"}

    def __setstate__(self, state):
        vars(self).update(state)
        self.act = jax.jit(self.choose)


agent = Agent(2.0)
agent.gain = 3.0
loaded = pickle.loads(pickle.dumps(agent))
assert loaded.act(2.0) == 6.0
