import jax


@jax.jit
def pick(fresh, key):
    return jax.lax.cond(fresh, lambda: jax.random.PRNGKey(1), lambda: key)  # raises TypeError


print(pick(True, jax.random.key(0)))
