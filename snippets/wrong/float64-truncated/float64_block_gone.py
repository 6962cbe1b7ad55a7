import jax

with jax.experimental.enable_x64():  # raises AttributeError
    print(jax.numpy.ones(2).dtype)
