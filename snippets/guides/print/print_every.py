import jax
import jax.numpy as jnp


def show(step, loss):
    print(f"step {step}: loss {loss:.3f}")


@jax.jit
def train(w):
    def body(w, step):
        loss = w**2
        jax.lax.cond(
            step % 100 == 0,
            lambda: jax.debug.callback(show, step, loss, ordered=True),
            lambda: None,
        )
        return w * 0.99, None

    return jax.lax.scan(body, w, jnp.arange(300))[0]


train(1.0)
jax.effects_barrier()
