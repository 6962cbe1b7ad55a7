# needs jax >= 0.7.2
import jax
import jax.numpy as jnp


@jax.jit
def counted(x):
    counter = jax.new_ref(x)
    counter[0] = 5.0
    return counter[...]


result = counted(jnp.ones(2))
print(result)
assert result.tolist() == [5.0, 1.0]
