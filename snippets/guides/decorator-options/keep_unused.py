import jax
import jax.numpy as jnp


def double(x, unused):
    print("tracing, unused has", unused.size, "elements")
    return 2 * x


x, many = jnp.ones(3), jnp.ones(1000)
for keep in [False, True]:
    program = jax.jit(double, keep_unused=keep).lower(x, many).compile()
    used = program.memory_analysis().argument_size_in_bytes
    print(f"keep_unused={keep}: {used} bytes of arguments")

jax.jit(double)(x, jnp.ones(5))
