import jax
import jax.numpy as jnp


@jax.jit
def random_subset(key, x, n):
    rank = jax.random.permutation(key, len(x))
    return rank < n


@jax.jit
def three_of_the_first(key, x, n):
    weight = jnp.where(jnp.arange(len(x)) < n, 1 / n, 0.0)
    return jax.random.choice(key, len(x), (3,), replace=False, p=weight)


x = jnp.arange(10.0)
key = jax.random.key(0)
for n in (3, 7):
    print(n, "of 10 chosen:", random_subset(key, x, n).sum())
print("all below 5:", (three_of_the_first(key, x, 5) < 5).all())
print("all below 2:", (three_of_the_first(key, x, 2) < 2).all())
