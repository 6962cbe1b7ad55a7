import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import SVI, Trace_ELBO
from numpyro.infer.autoguide import AutoNormal

runs = 0


def model(y):
    global runs
    runs += 1
    loc = numpyro.sample("loc", dist.Normal(0.0, 1.0))
    numpyro.sample("y", dist.Normal(loc, 1.0), obs=y)


svi = SVI(model, AutoNormal(model), numpyro.optim.Adam(0.1), Trace_ELBO())
y = jnp.arange(3.0)
svi_state = svi.init(jax.random.key(0), y)
for update in (svi.update, jax.jit(svi.update)):
    runs = 0
    for _ in range(20):
        svi_state, loss = update(svi_state, y)
    print("runs of the Python model:", runs)
