# argument: state['failed']

import jax


class Search:
    stops = True

    def goes_on(self, state):
        return not self.stops or not state["failed"]  # raises TracerBoolConversionError


jax.jit(Search().goes_on)({"failed": True})
