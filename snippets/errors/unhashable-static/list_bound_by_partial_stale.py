from functools import partial

import jax


def weighted(x, sizes):
    return x * sum(sizes)


sizes = [2, 3]
jitted = jax.jit(partial(weighted, sizes=sizes))
print(jitted(1))
sizes.append(10)
print("jitted:", jitted(1), "without jit:", weighted(1, sizes))
