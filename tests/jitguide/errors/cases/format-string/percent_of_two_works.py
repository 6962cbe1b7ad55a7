# needs jax >= 0.4.38
import jax


@jax.jit
def report(loss, gain):
    jax.debug.print("loss {:.3f}, gain {:.2f}", loss, gain * 2)
    return loss - gain


result = report(2.0, 0.5)
jax.effects_barrier()
assert result == 1.5
