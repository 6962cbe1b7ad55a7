import jax


def python_for(x, n):
    for _ in range(n):
        x = x * x
    return x


def fori_loop(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * x, x)


def operations(function, n):
    return len(jax.make_jaxpr(lambda x: function(x, n))(2.0).eqns)


print("operations in the jaxpr")
for n in (2, 8, 32):
    counts = operations(python_for, n), operations(fori_loop, n)
    print(f"n = {n:2}   for: {counts[0]:2}   fori_loop: {counts[1]}")
