import gc
from functools import partial

import jax
import jax.numpy as jnp
from jax.experimental.ode import odeint


def programs():
    """Count the programs made by XLA's .compile() that JAX still holds."""
    gc.collect()
    return len(jax.devices()[0].client.live_executables())


def add(scale, total, x):
    return total + scale * x, None


def loop(xs, scale):
    return jax.lax.scan(partial(add, scale), 0.0, xs)[0]


def nested(xs, scale):
    @jax.jit
    def body(total, x):
        return total + scale * x, None

    return jax.lax.scan(body, 0.0, xs)[0]


def solve(times, rate):
    return odeint(lambda y, t: -rate * y, 1.0, times)[-1]


def count(name, run):
    run(jnp.ones(5), 2.0)
    before = programs()
    for scale in (3.0, 4.0, 5.0, 6.0):
        run(jnp.ones(5), scale)
    print(f"{name}: {programs() - before} more programs in memory")


count("loop", loop)
count("nested", nested)
count("solve", solve)
count("jax.jit(nested)", jax.jit(nested))
