import jax


@jax.jit
def run(x):
    def body(step, x):
        x = x / 2
        jax.debug.print("step {step}: x = {x}", step=step, x=x, ordered=True)
        return x

    return jax.lax.fori_loop(0, 3, body, x)


run(1.0)
jax.effects_barrier()
