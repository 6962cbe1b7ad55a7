import jax


def body(carry):
    i, rounds = carry
    return i + 1, rounds + 1


i, rounds = jax.lax.while_loop(lambda carry: carry[0] < 10, body, (0, 0))
print("result:", i)
print("counted:", rounds)
