import equinox as eqx
import jax.numpy as jnp
import optimistix as optx


@eqx.filter_jit
def root(solver, y0):
    print("tracing root")
    return optx.root_find(lambda y, args: y**2 - 2, solver, y0).value


for y0 in (1.0, 2.0):
    print(f"{root(optx.Newton(rtol=1e-5, atol=1e-5), jnp.array(y0)):.3f}")
