import jax


def run(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x + i, x)


def loop(jaxpr):
    return jaxpr.eqns[-1].primitive.name


print("n is a Python number:", loop(jax.make_jaxpr(lambda x: run(x, 10))(0)))
print("n is traced:         ", loop(jax.make_jaxpr(run)(0, 10)))
print("n is static:         ", loop(jax.make_jaxpr(run, static_argnums=1)(0, 10)))
