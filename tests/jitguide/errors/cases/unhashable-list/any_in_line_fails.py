import jax

sized = jax.jit(lambda x, sizes: x, static_argnames="sizes")
ok = any(sized(x, [2, 3]) for x in (1, 2))  # raises ValueError
