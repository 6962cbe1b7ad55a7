import jax


@jax.jit
def total(d):
    return sum(d.values())


print(total({"a": 1.0, 2: 3.0}))  # raises ValueError
