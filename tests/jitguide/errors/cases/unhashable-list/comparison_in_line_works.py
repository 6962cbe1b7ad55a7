import jax

sized = jax.jit(lambda x, sizes: x, static_argnames="sizes")
n = 2
result = sized(0 < n < 3, (2, 3))
print(result)
assert result
