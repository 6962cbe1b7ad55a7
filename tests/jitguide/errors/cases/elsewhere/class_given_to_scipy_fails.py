import traceback

from scipy.integrate import OdeSolver, solve_ivp


class Grid(OdeSolver):
    def __init__(self, f, t, y, end):
        self.n = end


try:
    solve_ivp(lambda t, y: y, (0.0, 1.0), [1.0], Grid)
except Exception:
    traceback.print_exc()  # with the frames of SciPy
