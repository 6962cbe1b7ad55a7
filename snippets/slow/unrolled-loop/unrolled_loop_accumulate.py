import jax
import jax.numpy as jnp


def two_loops(f, g):
    out = jnp.zeros(len(f) + len(g) - 1)
    for i in range(len(f)):
        for j in range(len(g)):
            out = out.at[i + j].add(f[i] * g[j])
    return out


def one_loop(f, g):
    columns = jnp.arange(len(g))

    def body(i, out):
        return out.at[i + columns].add(f[i] * g)

    return jax.lax.fori_loop(0, len(f), body, jnp.zeros(len(f) + len(g) - 1))


f, g = jnp.array([1.0, 2.0, 3.0]), jnp.array([1.0, 10.0])
for function in (two_loops, one_loop):
    equations = len(jax.make_jaxpr(function)(f, g).eqns)
    size = "a long" if equations > 20 else "a short"
    print(f"{function.__name__}: {size} program, {jax.jit(function)(f, g)}")
