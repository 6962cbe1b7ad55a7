import jax


def square_until_large(x):
    return jax.lax.while_loop(lambda x: x < 9, lambda x: x * x, x)


print(square_until_large(2.0))
print(jax.grad(square_until_large)(2.0))  # raises ValueError
