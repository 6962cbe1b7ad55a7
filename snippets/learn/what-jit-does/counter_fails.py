import jax
import numpy as np

steps = 0


@jax.jit
def move(position, speed):
    global steps
    steps += 1
    return position + 0.1 * speed


position = np.zeros(3, np.float32)
speed = np.ones(3, np.float32)
for _ in range(5):
    position = move(position, speed)
print("position:", position)
print("steps:", steps)
