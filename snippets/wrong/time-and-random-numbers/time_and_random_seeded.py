import jax


class Seeded:
    def __init__(self, model, key):
        self.model, self.key = model, key

    def __call__(self, x):
        self.key, now = jax.random.split(self.key)
        return self.model(now, x)


def model(key, x):
    return x + jax.random.normal(key)


wrong = jax.jit(Seeded(model, jax.random.key(0)))
print("different numbers in three calls:", len({float(wrong(1.0)) for _ in range(3)}))


@jax.jit
def right(key, x):
    return Seeded(model, key)(x)


keys = jax.random.split(jax.random.key(0), 3)
print("different numbers in three calls:", len({float(right(key, 1.0)) for key in keys}))
