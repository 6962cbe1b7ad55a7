import jax


@jax.jit
def step(x):
    def up(x):
        print("up")
        return x + 1

    def down(x):
        print("down")
        return x - 1

    return jax.lax.cond(x > 0, up, down, x)


for start in (2, -2):
    print(step(start))
