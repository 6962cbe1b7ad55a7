import jax
import jax.numpy as jnp


def month(balance, deposit, rate):
    balance = balance * (1 + rate) + deposit
    return balance, balance


print(jax.lax.scan(month, 0.0, jnp.array([100.0, 50.0])))  # raises TypeError
