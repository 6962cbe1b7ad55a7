# needs jax >= 0.7.2
import jax
import jax.numpy as jnp

counts = jax.new_ref(jnp.zeros(3, int))


@jax.jit
def see(i):
    counts[i] += 1


for i in [0, 2, 2]:
    see(i)
print(counts[...])


@jax.jit
def squares(x):
    table = jax.new_ref(jnp.zeros_like(x))

    def fill(i, nothing):
        table[i] = x[i] ** 2

    jax.lax.fori_loop(0, x.size, fill, None)
    return table[...]


print(squares(jnp.array([1.0, 2.0, 3.0])))
