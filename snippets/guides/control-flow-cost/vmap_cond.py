import jax
import jax.numpy as jnp


def adapt(rate, step):
    return jax.lax.cond(rate < 0.44, lambda s: s * 0.9, lambda s: s * 1.1, step)


def operations(function, *args):
    jaxpr = jax.make_jaxpr(function)(*args)
    return [equation.primitive.name for equation in jaxpr.eqns]


rows = jnp.array([0.3, 0.5])
for name, function, args in [
    ("one row", adapt, (0.3, 1.0)),
    ("vmap, a rate for each row", jax.vmap(adapt), (rows, rows)),
    ("vmap, one rate for all", jax.vmap(adapt, in_axes=(None, 0)), (0.3, rows)),
]:
    found = operations(function, *args)
    print(f"{name:26} cond: {'cond' in found!s:5}  select_n: {'select_n' in found}")
