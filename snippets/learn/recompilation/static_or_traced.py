import jax
import numpy as np

counts = {}


def update(weights, rate, version):
    counts[version] = counts.get(version, 0) + 1
    return weights - rate * weights


static = jax.jit(update, static_argnames=["rate", "version"])
traced = jax.jit(update, static_argnames=["version"])
weights = np.ones(3, np.float32)
for epoch in range(50):
    rate = 0.1 * 0.95**epoch
    static(weights, rate=rate, version="rate static")
    traced(weights, rate=rate, version="rate traced")
print(counts)
