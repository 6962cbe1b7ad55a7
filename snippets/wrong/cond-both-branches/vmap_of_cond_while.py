import jax
import jax.numpy as jnp

rounds = []


def count(n):
    def unfinished(i):
        return i < n

    def body(i):
        jax.debug.callback(lambda *seen: rounds.append(seen), n, i, unfinished(i))
        return i + 1

    return jax.lax.while_loop(unfinished, body, 0)


print(jax.vmap(count)(jnp.array([1, 3])))
jax.effects_barrier()
for n, i, condition in sorted(rounds):
    print("body for the row n =", n, " i =", i, " condition:", condition)
