import diffrax
import jax
import jax.numpy as jnp

term = diffrax.ODETerm(lambda t, y, args: -y)


@jax.jit
def solve(y0, max_steps):
    return diffrax.diffeqsolve(  # raises TracerBoolConversionError
        term, diffrax.Euler(), 0.0, 1.0, 0.1, y0, max_steps=max_steps
    ).ys


solve(jnp.array(1.0), 64)
