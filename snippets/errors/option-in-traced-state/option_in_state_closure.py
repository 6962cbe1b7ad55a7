import jax
import jax.numpy as jnp


def make_init(min_dim):
    def init(params, options):
        if params.shape[0] < min_dim:
            return {"momentum": jnp.zeros_like(params), **options}
        return {"row_momentum": jnp.zeros(params.shape[0]), **options}

    return jax.jit(init)


init = make_init(min_dim=128)
print(init(jnp.ones((2, 2)), {"rate": 0.1}))
