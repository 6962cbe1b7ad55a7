import equinox as eqx
import jax.numpy as jnp
import optimistix as optx

solver = optx.Newton(rtol=1e-5, atol=1e-5)


@eqx.filter_jit
def root(y0):
    solution = optx.root_find(lambda y, args: y**2 + 1.0, solver, y0, max_steps=20, throw=False)
    return solution.value, solution.result == optx.RESULTS.successful


print("successful:", root(jnp.array(0.7))[1])
