import jax
import jax.numpy as jnp
import numpy as np

compiles = []


def listen(event, duration, **details):
    if event == "/jax/core/compile/backend_compile_duration":
        compiles.append(event)


@jax.jit
def step(x):
    print("tracing")
    return x + 1


device = jax.devices()[0]
values = [jnp.zeros(3), np.zeros(3, np.float32), jnp.ones(3)]
values = [jax.device_put(value, device) for value in values]
jax.monitoring.register_event_duration_secs_listener(listen)
for value in values:
    step(value)
print("compiles:", len(compiles))
