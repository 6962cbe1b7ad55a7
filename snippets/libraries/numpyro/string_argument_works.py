import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import SVI, Trace_ELBO
from numpyro.infer.autoguide import AutoNormal


def model(y, noise):
    loc = numpyro.sample("loc", dist.Normal(0.0, 1.0))
    family = dist.Normal if noise == "normal" else dist.Laplace
    numpyro.sample("y", family(loc, 1.0), obs=y)


guide, adam = AutoNormal(model), numpyro.optim.Adam(0.1)
svi = SVI(model, guide, adam, Trace_ELBO(), noise="normal")
update = jax.jit(svi.update)
y = jnp.arange(3.0)
svi_state = svi.init(jax.random.key(0), y)
for _ in range(5):
    svi_state, loss = update(svi_state, y)
print("traces:", update._cache_size())
