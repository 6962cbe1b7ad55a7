import jax


@jax.jit
def step(w):
    loss = w**2
    jax.debug.print("loss {loss}", loss=loss)
    return w - 0.5 * loss


assert step(1.0) == 0.5
