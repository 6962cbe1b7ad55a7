import jax

steps = 0


@jax.jit
def move(position):
    global steps
    steps += 1
    return position + 0.5


position = 0.0
for _ in range(5):
    position = move(position)
print("position:", position)
print("steps:", steps)
