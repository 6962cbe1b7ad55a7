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


def branches_of(function, x):
    ran.clear()
    result = jax.jit(function)(x)
    jax.effects_barrier()
    return result, sorted(ran)


print("alone:", *branches_of(root, 4.0))
print("vmap: ", *branches_of(jax.vmap(root), jnp.array([4.0, 9.0])))
