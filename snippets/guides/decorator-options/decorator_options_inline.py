import jax
import jax.numpy as jnp


def block(x):
    print("tracing block")
    return jnp.tanh(x) * 2.0


def repeated(inner):
    def network(x):
        for _ in range(12):
            x = inner(x)
        return x

    return jax.jit(network).lower(1.0).as_text()


for inline in (False, True):
    jax.clear_caches()
    program = repeated(jax.jit(block, inline=inline))
    print(f"inline={inline}: calls {program.count('call @')}, tanh {program.count('.tanh')}")
