from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def fibonacci(n, x):
    traces.append(n)
    return x if n < 3 else fibonacci(n - 1, x) + fibonacci(n - 2, x)


def additions(jaxpr):
    calls = [equation.params.get("jaxpr") for equation in jaxpr.eqns]
    return sum(additions(call.jaxpr) if call else 1 for call in calls)


for n in (5, 10, 15, 20):
    traces = []
    fibonacci.clear_cache()
    jaxpr = jax.make_jaxpr(fibonacci, static_argnums=0)(n, 1.0).jaxpr
    print(f"n = {n}: {len(traces)} traces, {additions(jaxpr)} additions")


@jax.jit
def loop(n, x):
    return jax.lax.fori_loop(2, n, lambda i, pair: (pair[1], pair[0] + pair[1]), (x, x))[1]


print(loop(10, 1.0), fibonacci(10, 1.0))
