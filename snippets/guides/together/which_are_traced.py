import jax
import jax.numpy as jnp


def look(x, n):
    kinds = ["traced" if isinstance(v, jax.core.Tracer) else "known" for v in (x, n)]
    print(f"x is {kinds[0]:6}  n is {kinds[1]}")
    return x * n


for name, function in {
    "jit": jax.jit(look),
    "jit, n static": jax.jit(look, static_argnames=["n"]),
    "grad": jax.grad(look),
    "jit of grad": jax.jit(jax.grad(look)),
    "jit of grad, n static": jax.jit(jax.grad(look), static_argnames=["n"]),
}.items():
    print(f"{name:22}", end="")
    function(1.0, 2.0)
print(f"{'vmap over x':22}", end="")
jax.vmap(look, in_axes=(0, None))(jnp.ones(2), 2.0)
