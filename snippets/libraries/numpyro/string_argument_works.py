import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import SVI, Trace_ELBO
from numpyro.infer.autoguide import AutoNormal


def model(y, noise):
    loc = numpyro.sample("loc", dist.Normal(0.0, 1.0))
    likelihood = dist.Normal(loc, 1.0) if noise == "normal" else dist.Laplace(loc, 1.0)
    numpyro.sample("y", likelihood, obs=y)


svi = SVI(model, AutoNormal(model), numpyro.optim.Adam(0.1), Trace_ELBO(), noise="normal")
update = jax.jit(svi.update)
y = jnp.arange(3.0)
svi_state = svi.init(jax.random.key(0), y)
for _ in range(5):
    svi_state, loss = update(svi_state, y)
print("traces:", update._cache_size())
