import jax


class Counter:
    def __init__(self):
        self.count = 0
        self.add = jax.jit(self._add)

    def _add(self, n):
        self.count = self.count + n
        return self.count


counter = Counter()
counter.add(2)
print(counter.count + 1)  # raises UnexpectedTracerError
