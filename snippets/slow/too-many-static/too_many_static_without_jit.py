import jax
import jax.numpy as jnp
import numpy as np

compiles = []


def listen(event, duration, **details):
    if event == "/jax/core/compile/backend_compile_duration":
        compiles.append(event)


jax.monitoring.register_event_duration_secs_listener(listen)
power = jax.jit(lambda x, i: x**i)
x, positions = jnp.ones(97), jnp.arange(97)
loops = {
    "x[:i]": lambda i: x[:i],
    "jnp.arange(i)": lambda i: jnp.arange(i),
    "jnp.roll(x, i)": lambda i: jnp.roll(x, i),
    "x ** i": lambda i: x**i,
    "x ** np.int32(i)": lambda i: x ** np.int32(i),
    "x[i]": lambda i: x[i],
    "x * i": lambda i: x * i,
    "power(x, i)": lambda i: power(x, i),
    "jnp.where(...)": lambda i: jnp.where(positions < i, x, 0.0),
}
for name, run in loops.items():
    jax.clear_caches()
    run(20)
    compiles.clear()
    for i in range(21, 31):
        run(i)
    print(f"{name:16} new compiles in ten iterations: {len(compiles)}")
