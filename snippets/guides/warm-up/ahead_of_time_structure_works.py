import jax


def power(x, n):
    return x**n


lowered = jax.jit(power).lower(3.0, n=2)
print(lowered.in_tree)
compiled = lowered.compile()


def call(x, n):
    return compiled(x, n=n)


print(call(4.0, 3), call(x=4.0, n=3))
