from functools import partial

import jax
import jax.numpy as jnp


def month(balance, deposit, rate):
    balance = balance * (1 + rate) + deposit
    return balance, balance


@jax.jit
def last_balance(rate, deposits):
    return jax.lax.scan(partial(month, rate=rate), 0.0, deposits)[0]


deposits = jnp.array([100.0, 50.0])
print(last_balance(0.5, deposits), jax.grad(last_balance)(0.5, deposits))
