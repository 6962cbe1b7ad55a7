import jax

sized = jax.jit(lambda x, sizes: x, static_argnames="sizes")
y = max(sized(1.0, [2, 3]), 0)  # raises ValueError
