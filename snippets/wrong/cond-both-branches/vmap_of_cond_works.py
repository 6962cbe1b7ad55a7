import jax
import jax.numpy as jnp

ran = set()


def root(x):
    def positive(x):
        jax.debug.callback(lambda: ran.add("positive"))
        return jnp.sqrt(x)

    def negative(x):
        jax.debug.callback(lambda: ran.add("negative"))
        return 0.0 * x

    return jax.lax.cond(x >= 0, positive, negative, x)


x = jnp.array([4.0, 9.0])
print(jax.lax.map(root, x))
jax.effects_barrier()
print("branches that ran:", sorted(ran))
