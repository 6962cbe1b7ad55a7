import jax

sized = jax.jit(lambda x, sizes: x, static_argnames="sizes")
result = any(sized(x, (2, 3)) for x in (1, 2))
print(result)
assert result
