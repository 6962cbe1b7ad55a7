import jax

ran = []


@jax.jit
def decay(x):
    def work(x):
        jax.debug.callback(lambda _: ran.append(1), x)
        return x * 0.5

    def step(x, _):
        x = jax.lax.cond(x > 0.1, work, lambda x: x, x)
        return x, x

    return jax.lax.scan(step, x, length=8)


last, history = decay(1.0)
jax.effects_barrier()
print("last", last, " work ran", len(ran), "times")
print(history)
