import jax
import jax.numpy as jnp

compiles = []


def listen(event, duration, **details):
    if event == "/jax/core/compile/backend_compile_duration":
        compiles.append(event)


@jax.jit
def double(x):
    print("tracing")
    return x * 2


x = jnp.ones(3)
jax.monitoring.register_event_duration_secs_listener(listen)
double.lower(x).compile()
print("after lower and compile:", len(compiles))
double(x)
print("after a plain call:     ", len(compiles))
