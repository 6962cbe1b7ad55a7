import jax
import numpy as np


@jax.jit
def train_step(batch):
    print("tracing for a batch of", batch.shape[0])
    return batch.mean()


data = np.arange(10.0)
for epoch in range(3):
    for start in range(0, len(data), 4):
        train_step(data[start : start + 4])
