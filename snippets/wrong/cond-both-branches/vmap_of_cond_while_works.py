import jax
import jax.numpy as jnp

rounds = []


def count(n):
    def unfinished(i):
        return i < n

    def report(n, i, condition):
        if condition:
            rounds.append((int(n), int(i)))

    def body(i):
        jax.debug.callback(report, n, i, unfinished(i))
        return i + 1

    return jax.lax.while_loop(unfinished, body, 0)


print(jax.vmap(count)(jnp.array([1, 3])))
jax.effects_barrier()
print("rounds of each row (n, i):", sorted(rounds))
