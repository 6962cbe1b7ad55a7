import equinox as eqx
import jax.numpy as jnp
import optimistix as optx

solver = optx.Newton(rtol=1e-5, atol=1e-5)


def fn(y, args):
    print("  tracing fn")
    return y - jnp.tanh(y * args)


@eqx.filter_jit
def root(y0, args):
    print("tracing root")
    return optx.root_find(fn, solver, y0, args).value


for slope in (1.5, 2.0, 3.0):
    print(f"{root(jnp.array(1.0), jnp.array(slope)):.3f}")
