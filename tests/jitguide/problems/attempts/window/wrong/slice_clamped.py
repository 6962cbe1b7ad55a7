# fails: jit
def sliding_window(x, start, size):
    first = min(int(start), len(x) - size)
    return x[first : first + size]
