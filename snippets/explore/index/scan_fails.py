import jax
import jax.numpy as jnp

from jitguide import record_trace


def withdraw(balance, amount):
    left = balance - amount
    if left < 0:
        left = balance
    return left, left


def balances(start, amounts):
    return jax.lax.scan(withdraw, start, amounts)


record = record_trace(balances, 5.0, jnp.array([3.0, 4.0]))
