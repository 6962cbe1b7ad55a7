import jax


@jax.jit
def step(x):
    def up(x):
        jax.debug.print("up")
        return x + 1

    def down(x):
        jax.debug.print("down")
        return x - 1

    return jax.lax.cond(x > 0, up, down, x)


for start in (2, -2):
    print(step(start))
    jax.effects_barrier()
