class Grid:
    def __init__(self, n):
        self.n = n


options = {"points": 3}
Grid(**options)  # raises TypeError
