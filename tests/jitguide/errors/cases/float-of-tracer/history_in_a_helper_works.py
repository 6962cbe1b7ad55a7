import jax

series = {"error": []}


def record(name, value):
    series[name].append(float(value))


@jax.jit
def halved(x):
    error = x / 2
    return error, error


half, error = halved(4.0)
record("error", error)
assert series == {"error": [2.0]}
