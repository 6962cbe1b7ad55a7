import jax

key = jax.random.key(0)


def draw():
    global key
    key, now = jax.random.split(key)
    return jax.random.normal(now)


@jax.jit
def sample(now):
    global key
    kept, key = key, now
    try:
        return draw()
    finally:
        key = kept


numbers = set()
for _ in range(3):
    key, now = jax.random.split(key)
    numbers.add(float(sample(now)))
print("different numbers in three calls:", len(numbers))
