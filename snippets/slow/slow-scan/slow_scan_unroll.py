import jax
import jax.numpy as jnp


def python_loop(x):
    for _ in range(200):
        x = jnp.tanh(1.1 * x)
    return x


def scan(x, unroll):
    return jax.lax.scan(lambda x, _: (jnp.tanh(1.1 * x), None), x, None, 200, unroll=unroll)[0]


x = jnp.ones(16)
loops = {"Python": python_loop, "scan": lambda x: scan(x, 1), "unroll=10": lambda x: scan(x, 10)}
for name, loop in loops.items():
    program = jax.jit(loop).lower(x).compile().as_text()
    print(f"copies of the body, {name}: {program.count(' tanh(')}")
