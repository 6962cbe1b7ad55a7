import jax
import jax.numpy as jnp

batches = iter([jnp.array(1.0), jnp.array(2.0), jnp.array(3.0)])


@jax.jit
def step(total):
    return total + next(batches)


total = jnp.array(0.0)
for _ in range(3):
    total = step(total)
print(total)

numbers = iter(range(10))
print(jax.lax.fori_loop(0, 10, lambda i, total: total + next(numbers), 0))
