# needs jax >= 0.4.38
import jax


@jax.jit
def train(loss, epoch):
    jax.debug.print("epoch {} of {:3}, loss {:.3f}", epoch, 10, loss)
    return loss * 2


result = train(1.5, 3.0)
jax.effects_barrier()
assert result == 3
