import jax
import jax.numpy as jnp

ran = []


def shrink(step):
    jax.debug.callback(lambda _: ran.append("shrink"), step)
    return step * 0.9


def grow(step):
    jax.debug.callback(lambda _: ran.append("grow"), step)
    return step * 1.1


def with_where(rate, step):
    return jnp.where(rate < 0.44, shrink(step), grow(step))


def with_cond(rate, step):
    return jax.lax.cond(rate < 0.44, shrink, grow, step)


def report(name, result):
    jax.block_until_ready(result)
    jax.effects_barrier()
    print(f"{name:20} shrink ran {ran.count('shrink')}, grow ran {ran.count('grow')}")
    ran.clear()


rates, steps = jnp.array([0.3, 0.5]), jnp.ones(2)
report("where, one row", jax.jit(with_where)(0.3, 1.0))
report("cond, one row", jax.jit(with_cond)(0.3, 1.0))
report("cond, vmap, 2 rows", jax.vmap(with_cond)(rates, steps))
one_by_one = jax.lax.map(lambda row: with_cond(*row), (rates, steps))
report("cond, map, 2 rows", one_by_one)
