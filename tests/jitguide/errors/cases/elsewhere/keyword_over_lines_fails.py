class Grid:
    def __init__(self, n):
        self.n = n


Grid(  # raises TypeError
    3,
    points=3,
)
