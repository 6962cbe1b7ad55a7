import jax

key = jax.random.key(0)


@jax.jit
def dropped(step):
    return jax.random.bernoulli(key, 0.5, (8,)).astype(int)


@jax.jit
def dropped_by_step(step):
    step_key = jax.random.fold_in(key, step)
    return jax.random.bernoulli(step_key, 0.5, (8,)).astype(int)


print("one key: ", dropped(0), dropped(1))
print("a key for each step:", dropped_by_step(0), dropped_by_step(1))
