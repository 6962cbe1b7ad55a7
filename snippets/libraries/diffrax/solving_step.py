import diffrax
import equinox as eqx
import jax
import jax.numpy as jnp
import optax


def vector_field(t, y, args):
    print("  tracing vector_field")
    rate, drive = args
    return -rate * y + drive * jnp.sin(t)


def solve(args, y0, ts):
    solution = diffrax.diffeqsolve(
        diffrax.ODETerm(vector_field),
        diffrax.Tsit5(),
        t0=ts[0],
        t1=ts[-1],
        dt0=None,
        y0=y0,
        args=args,
        saveat=diffrax.SaveAt(ts=ts),
        stepsize_controller=diffrax.PIDController(rtol=1e-4, atol=1e-6),
    )
    return solution.ys


optimizer = optax.adam(0.05)


@eqx.filter_jit
def fit_step(args, opt_state, y0, ts, data):
    print("tracing fit_step")
    loss, grads = jax.value_and_grad(lambda a: jnp.mean((solve(a, y0, ts) - data) ** 2))(args)
    updates, opt_state = optimizer.update(grads, opt_state)
    return optax.apply_updates(args, updates), opt_state, loss


ts, y0 = jnp.linspace(0.0, 5.0, 20), jnp.float32(1.0)
print("the data:")
data = solve(jnp.array([0.8, 0.3]), y0, ts)
print("200 steps:")
args = jnp.array([0.1, 0.0])
opt_state = optimizer.init(args)
for step in range(200):
    args, opt_state, loss = fit_step(args, opt_state, y0, ts, data)
print("fitted:", [f"{value:.1f}" for value in args])
