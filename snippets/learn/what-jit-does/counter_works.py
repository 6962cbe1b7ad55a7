import jax
import numpy as np

steps = 0


@jax.jit
def move(position, speed, steps):
    return position + 0.1 * speed, steps + 1


position = np.zeros(3, np.float32)
speed = np.ones(3, np.float32)
for _ in range(5):
    position, steps = move(position, speed, steps)
print("position:", position)
print("steps:", steps)
