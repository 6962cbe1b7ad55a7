import jax
import jax.numpy as jnp

batches = iter([jnp.array(1.0), jnp.array(2.0), jnp.array(3.0)])


@jax.jit
def step(total, batch):
    return total + batch


total = jnp.array(0.0)
for batch in batches:
    total = step(total, batch)
print(total)

numbers = jnp.arange(10)
print(jax.lax.fori_loop(0, 10, lambda i, total: total + numbers[i], 0))
print(jax.lax.scan(lambda total, number: (total + number, None), 0, numbers)[0])
