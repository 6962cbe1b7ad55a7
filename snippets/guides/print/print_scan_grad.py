import jax


def last(x):
    def step(x, _):
        jax.debug.print("x = {}", x, ordered=True)
        return x * x, None

    return jax.lax.scan(step, x, length=2)[0]


def last_and_steps(x):
    return jax.lax.scan(lambda x, _: (x * x, x), x, length=2)


print("forward")
last(3.0)
jax.effects_barrier()
print("grad")
jax.grad(last)(3.0)
jax.effects_barrier()
print("returned:", jax.grad(last_and_steps, has_aux=True)(3.0)[1])
