from functools import partial

import jax


def scaled(x, *, factor, kind="plain"):
    return _scaled(x, factor, kind)


@partial(jax.custom_jvp, nondiff_argnums=(2,))
def _scaled(x, factor, kind):
    return factor * x if kind == "plain" else -factor * x


@_scaled.defjvp
def rule(kind, primals, tangents):
    x, factor = primals
    x_dot, factor_dot = tangents
    return _scaled(x, factor, kind), _scaled(x_dot, factor, kind) + _scaled(x, factor_dot, kind)


print(jax.jit(jax.grad(lambda x: scaled(x, factor=2.0, kind="minus")))(3.0))
