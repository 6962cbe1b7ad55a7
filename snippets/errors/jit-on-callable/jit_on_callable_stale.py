import jax


class Scaler:
    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return self.factor * x


scaler = Scaler(2.0)
apply = jax.jit(scaler)
print(apply(5.0))
scaler.factor = 3.0
print(apply(5.0))
