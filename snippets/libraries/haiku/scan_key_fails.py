import haiku as hk
import jax


def draw():
    def body(carry, _):
        return carry, jax.random.uniform(hk.next_rng_key())

    _, numbers = jax.lax.scan(body, None, None, length=3)
    print(numbers)
    return jax.random.uniform(hk.next_rng_key())


print(hk.transform(draw).apply({}, jax.random.key(0)))  # raises UnexpectedTracerError
