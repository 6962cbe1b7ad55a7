import collections

import jax


class History:
    def __init__(self):
        self.series = collections.defaultdict(list)

    def record(self, name, scalar):
        self.series[name].append(float(scalar))


history = History()


@jax.jit
def halved(x):
    error = x / 2
    return error, error


half, error = halved(4.0)
history.record("error", error)
assert history.series["error"] == [2.0]
