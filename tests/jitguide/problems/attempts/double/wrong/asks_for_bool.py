# fails: jit
def conditional_double(x, threshold):
    return [x, 2 * x][bool(x > threshold)]
