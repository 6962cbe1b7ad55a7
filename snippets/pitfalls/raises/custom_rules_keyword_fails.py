import jax


@jax.custom_jvp
def scaled(x, *, factor):
    return factor * x


@scaled.defjvp
def rule(primals, tangents):
    return scaled(*primals), tangents[0]


print(scaled(3.0, factor=2.0))  # raises TypeError
