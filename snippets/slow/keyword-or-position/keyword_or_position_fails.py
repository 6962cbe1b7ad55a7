import jax


@jax.jit
def add(x, y):
    print("tracing")
    return x + y


for label, call in [
    ("add(1, 2)", lambda: add(1, 2)),
    ("add(1, y=2)", lambda: add(1, y=2)),
    ("add(x=1, y=2)", lambda: add(x=1, y=2)),
    ("add(y=2, x=1)", lambda: add(y=2, x=1)),
]:
    print(label)
    call()
