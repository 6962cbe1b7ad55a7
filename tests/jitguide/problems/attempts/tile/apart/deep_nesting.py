# fails: example-1
def jit_with_static_n(x, n):
    out = []
    for _ in range(100_000):
        out = [out]
    return out
