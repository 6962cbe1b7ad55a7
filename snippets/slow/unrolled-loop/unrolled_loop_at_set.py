import jax
import jax.numpy as jnp


def at_set(x, decay):
    y = jnp.zeros(x.shape)
    for t in range(len(x)):
        y = y.at[t].set(x[t] + decay * y[t - 1])
    return y


def by_scan(x, decay):
    def step(before, x_t):
        y_t = x_t + decay * before
        return y_t, y_t

    return jax.lax.scan(step, jnp.zeros(x.shape[1:]), x)[1]


def by_fori_loop(x, decay):
    def step(t, y):
        return y.at[t].set(x[t] + decay * y[t - 1])

    return jax.lax.fori_loop(0, len(x), step, jnp.zeros(x.shape))


for function in (at_set, by_scan, by_fori_loop):
    five, fifty = (len(jax.make_jaxpr(function)(jnp.ones(n), 0.5).eqns) for n in (5, 50))
    grows = "a longer program" if fifty > five else "the same program"
    print(f"{function.__name__}: {grows} for more rows, {jax.jit(function)(jnp.ones(5), 0.5)}")
