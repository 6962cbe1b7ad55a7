import jax


def one_key(key):
    def step(total, _):
        number = jax.random.normal(key)
        return total + number, number

    return jax.lax.scan(step, 0.0, length=100)[1]


def a_key_for_each_iteration(key):
    def step(total, key):
        number = jax.random.normal(key)
        return total + number, number

    return jax.lax.scan(step, 0.0, jax.random.split(key, 100))[1]


for function in (one_key, a_key_for_each_iteration):
    numbers = jax.jit(function)(jax.random.key(0))
    print(f"different numbers, {function.__name__}: {len(set(numbers.tolist()))}")
