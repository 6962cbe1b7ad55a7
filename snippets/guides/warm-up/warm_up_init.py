import jax
import jax.numpy as jnp

programs = 0


def count(event, duration, **details):
    global programs
    programs += event == "/jax/core/compile/backend_compile_duration"


def init(key):
    return [jax.random.normal(key, (n, n + 1)) / jnp.sqrt(n) for n in range(2, 8)]


key = jax.random.key(0)
jax.monitoring.register_event_duration_secs_listener(count)

init(key)
assert programs >= 6
print("init: at least 6 programs")

programs = 0
jax.jit(init)(key)
print("jax.jit(init):", programs, "program")

programs = 0
print(jax.eval_shape(init, key)[0])
print("jax.eval_shape:", programs, "programs")
