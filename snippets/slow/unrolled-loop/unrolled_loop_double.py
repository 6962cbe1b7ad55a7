import jax
import jax.numpy as jnp


def f(a, b):
    return a + b, a * b


def two_loops(a, b):
    sums = products = jnp.zeros((len(a), len(b)))
    for i in range(len(a)):
        for j in range(len(b)):
            added, multiplied = f(a[i], b[j])
            sums = sums.at[i, j].set(added)
            products = products.at[i, j].set(multiplied)
    return sums, products


nested = jax.vmap(jax.vmap(f, in_axes=(None, 0)), in_axes=(0, None))
a, b = jnp.array([1, 2, 3]), jnp.array([4, 5, 6])
for name, pairs in {
    "two loops": two_loops,
    "vmap inside vmap": nested,
    "broadcasting": lambda a, b: f(a[:, None], b[None, :]),
    "a single vmap": jax.vmap(f),
}.items():
    length = len(jax.make_jaxpr(pairs)(a, b).eqns)
    products = jax.jit(pairs)(a, b)[1].astype(int).tolist()
    print(f"{name:16} {'long' if length > 20 else 'short'} program, {products}")
