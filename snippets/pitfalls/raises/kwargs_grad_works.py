import jax


def distance(x, y):
    return (x - y) ** 2


def of_dict(values):
    return distance(**values)


def of_y(y, x):
    return distance(x, y)


print(jax.grad(of_dict)({"x": 3.0, "y": 1.0}))
print(jax.grad(of_y)(1.0, x=3.0))
