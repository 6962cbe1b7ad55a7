import jax

key = jax.random.key(0)


def draw():
    global key
    key, now = jax.random.split(key)  # raises UnexpectedTracerError
    return jax.random.normal(now)


sample = jax.jit(draw)
print("different numbers in three calls:", len({float(sample()) for _ in range(3)}))
print("and now without jit:")
draw()
