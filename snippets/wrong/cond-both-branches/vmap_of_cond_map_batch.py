# needs jax >= 0.4.38
import jax
import jax.numpy as jnp


def row(pair):
    x, y = pair
    return jax.lax.cond(x > 2, lambda: x * y, lambda: y)


def one_by_one(x):
    return jax.lax.map(row, (x, x))


def two_at_a_time(x):
    return jax.lax.map(row, (x, x), batch_size=2)


x = jnp.arange(6.0)
for function in (one_by_one, two_at_a_time):
    print(function.__name__, function(x))
    jaxpr = jax.make_jaxpr(function)(x)
    iterations = [e.params["length"] for e in jaxpr.eqns if e.primitive.name == "scan"]
    print("  iterations:", iterations, "a cond in the body:", "cond[" in str(jaxpr))
