import jax
import jax.numpy as jnp


def inside_jit():
    return isinstance(jnp.zeros(()), jax.core.Tracer)


def report(name):
    def f(x):
        print(f"{name:6} inside jit: {inside_jit()}, x is traced: {isinstance(x, jax.core.Tracer)}")
        return x * 2

    return f


x = jnp.ones(2)
report("plain")(x)
jax.jit(report("jit"))(x)
jax.vmap(report("vmap"))(x)
jax.grad(report("grad"))(1.0)
jax.lax.map(report("map"), x)
jax.jit(report("static"), static_argnums=0)(3)
