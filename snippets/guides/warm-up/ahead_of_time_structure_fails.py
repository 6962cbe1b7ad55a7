import jax


def power(x, n):
    return x**n


compiled = jax.jit(power).lower(3.0, n=2).compile()
print(compiled(4.0, n=3))
print(compiled(4.0, 3))  # raises TypeError
