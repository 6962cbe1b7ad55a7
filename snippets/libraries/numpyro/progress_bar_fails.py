import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS

compiles = []
jax.monitoring.register_event_duration_secs_listener(
    lambda event, *_, **__: compiles.append(event) if "backend_compile" in event else None
)


def model(x, y):
    slope = numpyro.sample("slope", dist.Normal(0.0, 10.0))
    numpyro.sample("y", dist.Normal(slope * x, 1.0), obs=y)


def run(mcmc, y):
    compiles.clear()
    mcmc.run(jax.random.key(0), x, y)
    return len(compiles)


x = jnp.linspace(0.0, 1.0, 20)
mcmc = MCMC(NUTS(model), num_warmup=50, num_samples=50, progress_bar=False)
run(mcmc, x)
print("compiled for the same data:", run(mcmc, x))
