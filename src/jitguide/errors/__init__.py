r"""Reads a traceback and names the entry of the error index that answers it. Imports no JAX.

To add an error: a program in ``snippets/errors/`` that raises it, an entry on a page of
``docs/errors/`` under a heading with an id, and an entry in ``rules.json``::

    {"id": "if-on-data", "page": "errors/if-on-traced-value/", "title": "An `if` on data",
     "example": "errors/if-on-traced-value/bool_if_data_fails",
     "rules": [{"if": {"error": ["TracerBoolConversionError"], "line": "\bif\b.*[<>]"},
                "weight": 24, "because": "`«line»` is a condition on data."}],
     "question": "Which is yours?",
     "fixes": [[{"if": {"line": "^if (?<cond>[^:]+):"}, "answer": "The branches choose a value",
                 "text": "Choose with `jnp.where`.",
                 "code": "jnp.where(«cond», IF_TRUE, IF_FALSE)"}],
               "make-static"]}

Then ``make answers`` writes what the decoder now answers to every known text:
read the difference. A rule or a condition without which no answer changes is refused; a program
of a few lines in ``tests/jitguide/errors/cases/`` shows what it is for.

All conditions of a rule must hold; the heaviest rule of all entries decides, and the entries of
lighter ones are the second-best causes. Conditions:

- ``error``: class names; ``?`` where the text does not tell.
- ``message``, ``line``, ``code``, ``calls``, ``library``, ``program``, ``above``, ``block``,
  ``does``, ``not_message`` and so on: a pattern to search in the message, in the innermost line of
  the reader's code, in all of it, in the names of the reader's functions, the innermost last, in
  the innermost library frames; and, where the text shows the program, in all of this, in the
  function down to that line, from that line on, and in the body of the traced function. ``{arg}``
  in a pattern stands for the arguments that the message names, and ``{group}`` for a named group of
  an earlier pattern.
- ``origin``: ``argument``, ``operations`` or ``unsaid``: what JAX says made the value a tracer.
- ``arguments``: a pattern that every named argument must match.
- ``static``: whether the named arguments could be static at all (see ``facts.py``).
- ``called``: whether the traced function is called by its name, as a decorated one is.
- ``method``: whether it is called as a method.
- ``running``: whether a frame shows the function in which the value was traced.
- ``jax``: whether something in the text comes from JAX, for messages that NumPy raises, too.
- ``call``: a pattern for the name of a call in the line; one with an argument that the message
  names comes first. Its arguments are the fields ``one`` to ``four``, ``last``, ``args`` (all of
  them) and those given by name.

An entry has an ``anchor`` where the section of its page is not called by its id. A rule
may lead to another page with ``page``, such as ``libraries/flax-nnx/#scan``.

A fix is a list of variants, of which the first counts whose conditions hold and whose fields are
known; the name of a fix that several entries share stands for its variants. Names in capitals in
its code are for the reader to fill in. With ``"replace": [pattern, template]`` the field
``replaced`` is the reader's line with each match replaced, and the lines below that change, too;
``does``, ``gives`` and a group ``format`` change alike. With
``"each": [pattern, template, "line"]`` the field ``each`` is the template for each match in the
line, with commas between; without the name of a part, for each match in the message. With ``call``,
or a group ``old``, the code stands for that part, and the whole line is shown; ``item`` names the
argument it stands for (its member ``at``, if there is such a group), with ``before`` and ``after``
around ``item``, and ``returns`` an argument that is a function, for what that returns. A variant
whose pattern has a group ``bound`` counts only where a name of the line may be made static. Where
several fixes remain, the question comes first, and each fix says to which answer it belongs;
``questions`` holds those that several entries share. An answer of ``answers`` is shown even where
it is the only one, because the fix holds only for who gives it. No fix without proof: a program
follows each variant, ``_works.py`` in ``tests/jitguide/errors/cases/`` or in ``snippets/``, beside
the one that fails.

Texts are templates, with their fields between ``«`` and ``»``. Fields are the named groups of the
rule and of the variant, and ``line``, ``error``, ``function`` (the one that JAX traces), ``inside``
(the one that the line stands in), ``given`` (what was given to ``jit``, such as ``model.step``),
``binder`` (how the line begins that makes a name of the line static), ``transform``, ``argument``
(as JAX names it), ``position`` (its place among the parameters), ``whole`` (a plain name), ``all``
and ``names`` (all of them, for a text and for code), ``container`` and ``leaf`` (the two ends of a
path such as ``config['rate']``), ``self`` (``"self", `` where a method is jitted), those of
``program.py``, and in a fix ``flag`` and ``store``, names that the function lacks, and those of
``texts``, which several share. Of a list the first template is taken whose fields are all known.
Where a text says "already static", a suggested decorator keeps the static arguments and options of
the one that the pasted program has; the text does not say it of a program that has none.

``not_tracing`` is for messages of JAX that no entry answers: the first row whose pattern is found
says in ``about`` what the message is about, and ``more`` is the address that explains it. A row
with ``library`` also looks at the library frames.

Weights: up to 19 the class alone, 20 to 49 the class and the line, 50 to 75 the message.
"""

from jitguide.errors.verdict import explain

__all__ = ["explain"]
