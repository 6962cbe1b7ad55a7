import jax


@jax.jit
def step(x):
    history.append(1)
    return x + 1


history = []
for _ in range(3):
    step(1.0)
print("with jit:   ", len(history))
history = []
with jax.disable_jit():
    for _ in range(3):
        step(1.0)
print("without jit:", len(history))
