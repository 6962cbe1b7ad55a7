import jax


@jax.jit
def look(x):
    traced = isinstance(x, jax.core.Tracer)
    print("  traced" if traced else "  the number", end="")
    return x


@jax.jit
def outer(x):
    with jax.disable_jit():
        return look(x)


print("disable_jit(True) on a line of its own:")
jax.disable_jit(True)
look(1.0)
print("\nwith, inside a jitted function:")
outer(2.0)
print("\nwith, around the call:")
with jax.disable_jit():
    outer(2.0)
print("\nafter config.update:")
jax.config.update("jax_disable_jit", True)
look(1.0)
print()
