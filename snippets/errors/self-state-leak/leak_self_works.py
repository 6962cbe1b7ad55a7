import jax


@jax.jit
def add(count, n):
    return count + n


class Counter:
    def __init__(self):
        self.count = 0

    def add(self, n):
        self.count = add(self.count, n)


counter = Counter()
counter.add(2)
print(counter.count + 1)
