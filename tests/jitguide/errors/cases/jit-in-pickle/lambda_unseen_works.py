import pickle

import jax


class Ridge:
    def __init__(self, alpha=0.1):
        self.alpha = alpha
        self.penalty = jax.jit(lambda weights: self.alpha * weights**2)

    def __getstate__(self):
        made = {"function", "PjitFunction"}
        return {name: one for name, one in vars(self).items() if type(one).__name__ not in made}

    def __setstate__(self, state):
        self.__init__()
        vars(self).update(state)


model = Ridge()
model.alpha = 0.5
saved = pickle.dumps(model)
assert pickle.loads(saved).penalty(2.0) == 2.0
