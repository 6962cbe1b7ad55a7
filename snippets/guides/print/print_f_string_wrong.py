import jax


@jax.jit
def double(x):
    jax.debug.print(f"a tracer? {isinstance(x, jax.core.Tracer)}", ordered=True)
    jax.debug.print("x = {x}", x=x, ordered=True)
    return x * 2


double(3.0)
jax.effects_barrier()
