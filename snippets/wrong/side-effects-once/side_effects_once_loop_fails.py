import jax

rounds = 0


def body(i):
    global rounds
    rounds += 1
    return i + 1


print("result:", jax.lax.while_loop(lambda i: i < 10, body, 0))
print("counted:", rounds)
