import jax
import jax.numpy as jnp


@jax.jit
def balances(deposits):
    def month(balance, deposit):
        balance = balance * 1.5 + deposit
        return balance, balance

    return jax.lax.scan(month, 0.0, deposits)


last, history = balances(jnp.array([100.0, 50.0, 0.0]))
print(last, history)
