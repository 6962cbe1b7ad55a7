import jax

branches = [lambda x: x + 1, lambda x: x * 10, lambda x: -x]


@jax.jit
def apply(index, x):
    return jax.lax.switch(index, branches, x)


for index in (0, 1, 2, 7, -5):
    print(index, apply(index, 3.0))
