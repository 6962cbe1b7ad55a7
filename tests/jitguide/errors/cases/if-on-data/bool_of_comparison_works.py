import jax


@jax.jit
def positive(x):
    return x > 0


result = positive(1.0)
print(result)
assert result
