from functools import partial

import jax


@jax.jit
def total(*terms):
    print("tracing with", len(terms), "terms")
    return sum(terms)


@partial(jax.jit, static_argnums=0)
def power(*numbers):
    print("tracing, the first is", numbers[0])
    return numbers[1] ** numbers[0]


print(total(1.0, 2.0), total(3.0, 4.0), total(1.0, 2.0, 3.0))
print(power(2, 3.0), power(2, 4.0))
