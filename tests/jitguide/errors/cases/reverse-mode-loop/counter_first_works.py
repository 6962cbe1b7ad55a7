import jax

LAST = 3


def multiply(state):
    k, power = state
    k += 1
    return k, 2 * power


def powers(x):
    return jax.lax.scan(lambda state, _: (multiply(state), None), (0, x), None, length=LAST + 1)[0][
        1
    ]


slope = jax.grad(powers)(1.0)
assert slope == 16
