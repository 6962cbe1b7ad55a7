import diffrax
import equinox as eqx
import jax.numpy as jnp

term = diffrax.ODETerm(lambda t, y, args: -y)


@eqx.filter_jit
def solve(y0, ts):
    print("tracing solve for", len(ts), "times")
    saveat = diffrax.SaveAt(ts=ts)
    return diffrax.diffeqsolve(term, diffrax.Tsit5(), 0.0, 1.0, 0.1, y0, saveat=saveat).ys


for length in (5, 6, 7):
    ts = jnp.pad(jnp.linspace(0.0, 1.0, length), (0, 8 - length), mode="edge")
    print(solve(jnp.float32(1.0), ts)[:length].shape)
