import jax
import numpy as np


@jax.jit
def predict(batch):
    return batch["image"].sum(axis=1)


batch = {"image": np.ones((2, 3)), "id": np.array(["a.png", "b.png"])}
names = batch.pop("id")
for name, result in zip(names, predict(batch)):
    print(name, result)
