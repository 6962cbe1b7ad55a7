import jax
import jax.numpy as jnp


@jax.jit
def chained(matrices):
    def step(i, row):
        return row @ matrices[i]

    value = jnp.ones(2)
    for index in range(0, len(matrices)):
        value = step(index, value)
    return value


out = chained([jnp.ones((2, 3)), jnp.ones((3, 4))])
print(out)
assert out.tolist() == [6.0, 6.0, 6.0, 6.0]
