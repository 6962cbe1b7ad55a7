import pickle

import jax


class Ridge:
    def __init__(self, alpha=0.1):
        self.alpha = alpha
        self.penalty = jax.jit(lambda weights: self.alpha * weights**2)


model = Ridge()
model.alpha = 0.5
saved = pickle.dumps(model)  # raises AttributeError
print(pickle.loads(saved).penalty(2.0))
