import jax
import jax.numpy as jnp

x = jnp.arange(1000.0)


def by_list(x):
    return jnp.stack([x[10 * i : 10 * i + 10].sum() for i in range(100)])


def by_split(x):
    return jnp.stack([piece.sum() for piece in jnp.split(x, 100)])


def by_reshape(x):
    return x.reshape(100, 10).sum(axis=1)


def by_vmap(x):
    def window(start):
        return jax.lax.dynamic_slice(x, (start,), (10,)).sum()

    return jax.vmap(window)(10 * jnp.arange(100))


for sums in (by_list, by_split, by_reshape, by_vmap):
    assert (sums(x) == by_list(x)).all()
    print(f"{sums.__name__:10}", len(jax.make_jaxpr(sums)(x).eqns), "equations")
