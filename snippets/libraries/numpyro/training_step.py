import jax
import numpyro
import numpyro.distributions as dist
from numpyro.infer import SVI, Trace_ELBO
from numpyro.infer.autoguide import AutoNormal


def model(x, y=None):
    print("  running the model in Python")
    slope = numpyro.sample("slope", dist.Normal(0.0, 10.0))
    with numpyro.plate("data", x.shape[0]):
        numpyro.sample("y", dist.Normal(slope * x, 0.1), obs=y)


guide = AutoNormal(model)
svi = SVI(model, guide, numpyro.optim.Adam(0.05), Trace_ELBO())
update = jax.jit(svi.update)

x = jax.random.normal(jax.random.key(0), (10, 32))
y = 3.0 * x
print("init:")
svi_state = svi.init(jax.random.key(1), x[0], y[0])
print("300 updates:")
for step in range(300):
    svi_state, loss = update(svi_state, x[step % 10], y[step % 10])
slope = guide.median(svi.get_params(svi_state))["slope"]
print(f"slope: {slope:.1f}")
