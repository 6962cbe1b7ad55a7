import jax


@jax.jit
def double(x):
    return x * 2, x


calls, history = 0, []
for x in (1.0, 2.0, 3.0):
    result, seen = double(x)
    calls += 1
    history.append(float(seen))
print("calls:", calls, "history:", history)
