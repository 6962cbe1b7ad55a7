import jax

steps = 0


@jax.jit
def move(position, steps):
    steps += 1
    return position + 0.5, steps


position = 0.0
for _ in range(5):
    position, steps = move(position, steps)
print("position:", position)
print("steps:", steps)
