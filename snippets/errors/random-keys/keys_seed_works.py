import jax


@jax.jit
def draw(seed):
    return jax.random.normal(jax.random.key(seed), (2,))


@jax.jit
def walk(seed, steps):
    def step(_, carry):
        key, place = carry
        key, new = jax.random.split(key)
        return key, place + jax.random.normal(new)

    return jax.lax.fori_loop(0, steps, step, (jax.random.key(seed), 0.0))[1]


print(draw(7).shape, walk(7, 3).shape)
