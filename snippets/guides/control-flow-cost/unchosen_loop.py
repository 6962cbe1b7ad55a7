import jax
import jax.numpy as jnp

ran = []


def count_down(x):
    def step(state):
        x, count = state
        jax.debug.callback(lambda _: ran.append(1), x)
        return x - 1, count + 1

    return jax.lax.while_loop(lambda s: (s[0] != 0) & (s[1] < 50), step, (x, 0))[1]


def steps(x):
    return jax.lax.cond(x >= 0, count_down, lambda x: -1, x)


xs = jnp.array([3, -2])
ways = {"map": lambda xs: jax.lax.map(steps, xs), "vmap": jax.vmap(steps)}
for name, function in ways.items():
    result = jax.block_until_ready(function(xs))
    jax.effects_barrier()
    print(f"{name:4} steps {result}  bodies run {len(ran)}")
    ran.clear()
