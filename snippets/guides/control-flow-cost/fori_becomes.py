import jax


def power(x, n):
    return jax.lax.fori_loop(0, n, lambda i, y: y * x, 1.0)


def operations(function, *args):
    jaxpr = jax.make_jaxpr(function)(*args)
    return [equation.primitive.name for equation in jaxpr.eqns]


print("n known:  ", operations(lambda x: power(x, 2), 3.0))
print("n traced: ", operations(power, 3.0, 2))
