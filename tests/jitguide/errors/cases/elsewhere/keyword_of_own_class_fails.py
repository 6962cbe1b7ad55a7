class Grid:
    def __init__(self, n):
        self.n = n


Grid(points=3)  # raises TypeError
