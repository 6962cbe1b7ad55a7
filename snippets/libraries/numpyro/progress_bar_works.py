import contextlib
import io

import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS

compiles = []


def count(event, duration, **details):
    if "backend_compile" in event:
        compiles.append(event)


jax.monitoring.register_event_duration_secs_listener(count)


def model(x, y):
    slope = numpyro.sample("slope", dist.Normal(0.0, 10.0))
    numpyro.sample("y", dist.Normal(slope * x, 1.0), obs=y)


@jax.jit
def sample(key, y):
    mcmc = MCMC(NUTS(model), num_warmup=50, num_samples=50, progress_bar=False)
    mcmc.run(key, x, y)
    return mcmc.get_samples()


def run(y):
    key = jax.random.key(0)
    compiles.clear()
    sample(key, y)
    return len(compiles)


x = jnp.linspace(0.0, 1.0, 20)
other = x + x
run(x)
print("compiled for the same data:", run(x))
print("compiled for other data:", run(other))
with_bar = MCMC(NUTS(model), num_warmup=50, num_samples=50)
with contextlib.redirect_stderr(io.StringIO()):  # hides the progress bar
    try:
        jax.jit(with_bar.run)(jax.random.key(0), x, x)
    except TypeError as error:
        print("with a progress bar:", error)
