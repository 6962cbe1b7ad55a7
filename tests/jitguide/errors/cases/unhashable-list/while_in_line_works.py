import jax

sized = jax.jit(lambda x, sizes: x, static_argnames="sizes")
while sized(1.0, (2, 3)) < 1:
    pass
print(sized(1.0, (2, 3)))
assert sized(1.0, (2, 3)) == 1
