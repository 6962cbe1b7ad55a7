"""Keeps the static arguments that a function already has."""

import re

from jitguide.errors.brackets import parameters, split

_SUGGESTED = re.compile(
    r"^(@functools\.partial\(jax\.jit, static_argnames=\[)([^\]\n]*)\]\)", re.ASCII
)


def keep_static(code: str, program: str, name: str) -> str:
    r"""The suggested decorator with the static arguments and options of the one in the program.

    It stays as it is where the program shows no decorator of the function.

    Example:
        >>> program = "@partial(jax.jit, static_argnums=(0, 2))\ndef f(self, n, kind):"
        >>> keep_static('@functools.partial(jax.jit, static_argnames=["n"])', program, "f")
        '@functools.partial(jax.jit, static_argnames=["self", "kind", "n"])'
    """
    suggested = _SUGGESTED.match(code)
    head = re.search(
        r"^ *@(?:functools\.)?partial\((?:jax\.)?jit, ([^\n]*)\)\n(?: *@[^\n]*\n)* *"
        rf"def {re.escape(name)}\(",
        program,
        re.ASCII | re.MULTILINE,
    )
    options = split(f"{head[1]})", 0) if head else None
    named = parameters(program, head.end()) if head else None
    if not suggested or not options or named is None:
        return code
    kept: list[str] = []
    others = ""
    for option in options.texts:
        static = re.fullmatch(r"static_arg(nums|names) ?= ?(.*)", option)
        if not static:
            others += f", {option}"
        elif static[1] == "names":
            kept += re.findall(r"\w+", static[2], re.ASCII)
        else:
            numbers = [int(number) for number in re.findall(r"\d+", static[2], re.ASCII)]
            kept += [named[number] for number in numbers if number < len(named)]
    names = [*kept, *re.findall(r"\w+", suggested[2], re.ASCII)]
    listed = ", ".join(f'"{one}"' for one in dict.fromkeys(names))
    return f"{suggested[1]}{listed}]{others}){code[suggested.end() :]}"
