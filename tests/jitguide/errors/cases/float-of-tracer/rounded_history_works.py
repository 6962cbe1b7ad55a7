import jax


class Model:
    def __init__(self):
        self.history = []

    def fit(self, w):
        @jax.jit
        def step(w):
            loss = w**2
            return w - 0.5 * loss, loss

        for _ in range(2):
            w, loss = step(w)
            self.history.append(round(float(loss), 3))
        return w


model = Model()
model.fit(1.0)
assert model.history == [1.0, 0.25]
