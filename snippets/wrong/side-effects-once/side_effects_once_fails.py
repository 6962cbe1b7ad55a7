import jax

calls, history = 0, []


@jax.jit
def double(x):
    global calls
    calls += 1
    history.append(x)
    print("double was called")
    return x * 2


for x in (1.0, 2.0, 3.0):
    double(x)
print("calls:", calls, "history:", len(history))
