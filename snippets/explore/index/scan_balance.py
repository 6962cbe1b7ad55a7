import jax
import jax.numpy as jnp

from jitguide import record_trace


def deposit(balance, amount):
    balance = balance + amount
    return balance, balance


def balances(start, amounts):
    final, history = jax.lax.scan(deposit, start, amounts)
    return final, history


record = record_trace(balances, 0.0, jnp.array([5.0, -2.0, 4.0]))
