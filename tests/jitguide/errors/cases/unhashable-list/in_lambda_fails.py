import jax

sized = jax.jit(lambda x, sizes: x, static_argnums=1)
sized(1, [2, 3])  # raises ValueError
