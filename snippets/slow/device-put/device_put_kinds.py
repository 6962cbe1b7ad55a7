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


x = jnp.zeros(3)
inputs = {
    "jnp": x,
    "numpy": np.zeros(3, np.float32),
    "device_put(x)": jax.device_put(x),
    "device_put(x, device)": jax.device_put(x, jax.devices()[0]),
}
jax.monitoring.register_event_duration_secs_listener(listen)
for name, value in inputs.items():
    step(value)
    print(name.ljust(22), "compiles so far:", len(compiles))
