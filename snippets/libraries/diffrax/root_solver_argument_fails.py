import jax
import jax.numpy as jnp
import optimistix as optx


@jax.jit
def root(solver, y0):
    return optx.root_find(lambda y, args: y**2 - 2, solver, y0).value


root(optx.Newton(rtol=1e-5, atol=1e-5), jnp.array(1.0))  # raises TypeError
