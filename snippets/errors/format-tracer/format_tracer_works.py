# needs jax >= 0.4.38
import jax


@jax.jit
def step(x):
    loss = x**2
    jax.debug.print("loss is {loss:.3f}", loss=loss)
    return loss


step(3.0)
step(4.0)
