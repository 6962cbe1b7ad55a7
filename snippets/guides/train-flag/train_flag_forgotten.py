import jax
import jax.numpy as jnp


@jax.jit
def forward(x, train):
    if train:  # raises TracerBoolConversionError
        return x * 0.5
    return x


forward(jnp.ones(3), train=True)
