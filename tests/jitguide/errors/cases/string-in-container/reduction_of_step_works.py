import jax
import jax.numpy as jnp


def loss(w, x, hparams, reduction):
    errors = (w * x) ** 2
    total = jnp.sum(errors) if reduction == "sum" else jnp.mean(errors)
    return total + hparams["decay"] * w**2


settings = {"reduction": "sum", "decay": jnp.array(0.5)}
step = jax.jit(loss, static_argnames=["reduction"])
value = step(
    2.0,
    jnp.ones(3),
    {key: value for key, value in settings.items() if key != "reduction"},
    reduction=settings["reduction"],
)
assert value == 14.0
