import jax


def show(x, n, kind):
    print("n is", type(n).__name__, "and kind is", type(kind).__name__)
    return x


def hidden(*args, **kwargs):
    return show(*args, **kwargs)


print("signature hidden, all in both lists:")
both = jax.jit(hidden, static_argnums=(1, 2), static_argnames=("n", "kind"))
both(1.0, 2, "sum")
both(1.0, n=2, kind="sum")

print("signature visible, one in each list:")
split = jax.jit(show, static_argnums=1, static_argnames="kind")
split(1.0, n=2, kind="sum")

print("signature visible, one list:")
names = jax.jit(show, static_argnames=("n", "kind"))
names(1.0, 2, kind="sum")
