import jax


def add_up(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x + i, x)


def loop_inside(jaxpr):
    names = [equation.primitive.name for equation in jaxpr.eqns]
    return next(name for name in names if name in ("scan", "while"))


traced = jax.make_jaxpr(add_up)(0, 1000)
static = jax.make_jaxpr(add_up, static_argnums=1)(0, 1000)
print("traced n:", loop_inside(traced))
print("static n:", loop_inside(static))
