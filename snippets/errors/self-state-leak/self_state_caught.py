import jax


class Model:
    def __init__(self):
        self.hidden = None

    def __call__(self, x):
        self.hidden = x * 2
        return self.hidden + 1


model = Model()


@jax.jit
def predict(x):
    result = model(x)
    return result, model.hidden


result, hidden = predict(3.0)
model.hidden = hidden
print(result, model.hidden)
