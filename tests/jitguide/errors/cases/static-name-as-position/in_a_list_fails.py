import jax

jax.jit(lambda x, factor: x, static_argnames=[1])(1.0, 2)  # raises TypeError
