# needs jax >= 0.4.38
import jax

lines = []


@jax.jit
def step(loss):
    loss = 0.5 * loss
    jax.debug.callback(lambda *values: lines.append("loss {:.2f}".format(*values)), loss)
    return loss


step(3.0)
jax.effects_barrier()
assert lines == ["loss 1.50"]
