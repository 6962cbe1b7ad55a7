# fails: example-1
def jit_with_static_n(x, n):
    out = []
    out.append(out)
    return out
