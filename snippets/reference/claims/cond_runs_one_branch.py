import jax


def yes(x):
    print("tracing yes")
    jax.debug.print("running yes")
    return x


def no(x):
    print("tracing no")
    jax.debug.print("running no")
    return -x


print(jax.jit(lambda x: jax.lax.cond(x > 0, yes, no, x))(2.0))
