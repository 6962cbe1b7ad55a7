import jax


def loss(x):
    jax.debug.print("x = {}", x)
    return x * x


print("grad")
jax.jit(jax.grad(loss))(3.0)
jax.effects_barrier()
print("grad of checkpoint")
jax.jit(jax.grad(jax.checkpoint(loss)))(3.0)
jax.effects_barrier()
