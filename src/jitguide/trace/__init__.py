"""Watch JAX trace a function: line by line, which values are traced, which are static.

``record`` holds the value objects. ``recorder`` traces a function and makes the recording of what
``collector`` notes, to which ``hook`` reports each line. ``builders`` reads what JAX has built so
far, ``values`` describes variables, ``equations`` and ``dataflow`` read the jaxpr, ``blame`` finds
the culprit of an error. ``text``, ``table`` and ``page`` show a recording; they need no JAX.
"""
