"""Whether a program contains what the decoder suggests.

A name in capitals, such as ``IF_TRUE``, is for the reader to fill in: it matches any expression,
and ``ARGUMENTS`` matches any arguments of a call. Everything else must be the same code, whatever
its spaces and parentheses.
"""

import ast
import re
from collections.abc import Sequence

# A line of a dict: `"norm": norm,`.
_ENTRY = re.compile(r"[\"']\w+[\"']: .*,$")
PLACE = re.compile(r"\b[A-Z][A-Z_]+\b")


def stands_in(code: str, program: str) -> bool:
    """Whether every statement, expression or decorator of `code` stands in `program`.

    Example:
        >>> stands_in("jnp.where(x > 0, IF_TRUE, IF_FALSE)", "y = 2 * jnp.where((x > 0), x, -x)")
        True
    """
    tree = ast.parse(program)
    nodes = list(ast.walk(tree))
    if code.startswith("@"):
        decorator, _, rest = code[1:].partition("\n")
        decorators = [d for node in nodes for d in getattr(node, "decorator_list", [])]
        made = ast.parse(decorator, mode="eval").body
        return any(_same(made, node) for node in decorators) and stands_in(rest, program)
    if _ENTRY.match(code):
        (entry,) = _entries(ast.parse(f"{{{code}}}", mode="eval").body)
        return any(_same(entry, found) for node in nodes for found in _entries(node))
    suffix = "\n    ..." if code.endswith(":") else ""
    for part in ast.parse(code + suffix).body:
        wanted = part.value if isinstance(part, ast.Expr) else part
        if not any(_same(wanted, node) for node in nodes):
            return False
    return True


def _entries(node: ast.AST) -> list[list[ast.expr | None]]:
    pairs = zip(node.keys, node.values, strict=True) if isinstance(node, ast.Dict) else ()
    return [[*pair] for pair in pairs]


def _same(wanted: object, found: object) -> bool:
    if isinstance(wanted, ast.Name) and PLACE.fullmatch(wanted.id):
        return isinstance(found, ast.expr)
    if isinstance(wanted, ast.Attribute) and PLACE.fullmatch(wanted.attr):
        return isinstance(found, ast.Attribute) and _same(wanted.value, found.value)
    if isinstance(wanted, ast.arg) and PLACE.fullmatch(wanted.arg):
        return isinstance(found, ast.arg)
    if isinstance(wanted, ast.Attribute) and ast.unparse(wanted) == "functools.partial":
        return isinstance(found, ast.expr) and ast.unparse(found).endswith("partial")
    if isinstance(wanted, ast.FunctionDef) and isinstance(found, ast.FunctionDef):
        # A `with` around the whole body is what such a suggestion changes.
        around = isinstance(wanted.body[0], ast.With)
        return (
            _same(wanted.name, found.name)
            and _same(wanted.args, found.args)
            and (not around or _same(wanted.body, found.body))
        )
    if isinstance(wanted, ast.arguments) and [one.arg for one in wanted.args[:1]] == ["ARGUMENTS"]:
        last = wanted.args[1:]
        return isinstance(found, ast.arguments) and _same(
            last, found.args[-len(last) :] if last else []
        )
    if isinstance(wanted, ast.Attribute) and ast.unparse(wanted) == "dataclasses.dataclass":
        return isinstance(found, ast.expr) and ast.unparse(found).endswith("dataclass")
    if isinstance(wanted, list):
        if [*map(_is_rest, wanted)] == [True]:
            return True
        return (
            isinstance(found, list) and len(found) == len(wanted) and all(map(_same, wanted, found))
        )
    if type(wanted) is not type(found):
        return False
    if isinstance(wanted, ast.Assign) and isinstance(found, ast.Assign):
        return _same(wanted.value, found.value) and any(
            _same(wanted.targets[0], target) for target in _targets(found)
        )
    if isinstance(wanted, ast.Call) and isinstance(found, ast.Call):
        return _same(wanted.func, found.func) and _same_arguments(wanted, found)
    if isinstance(wanted, ast.ClassDef) and isinstance(found, ast.ClassDef):
        return _same(wanted.bases, found.bases)  # its name and its body are the reader's
    if isinstance(wanted, ast.AST):
        fields = [name for name in wanted._fields if name not in ("ctx", "kind", "type_comment")]
        return all(_same(getattr(wanted, name), getattr(found, name)) for name in fields)
    return wanted == found


def _is_rest(statement: object) -> bool:
    """Whether it is the ``...`` of a body that is the reader's."""
    return isinstance(statement, ast.Expr) and ast.unparse(statement) == "..."


def _targets(assignment: ast.Assign) -> Sequence[ast.expr]:
    target = assignment.targets[0]
    return [target, *(target.elts if isinstance(target, ast.Tuple) else [])]


def _same_arguments(wanted: ast.Call, found: ast.Call) -> bool:
    named = {keyword.arg: keyword.value for keyword in found.keywords}
    keywords = all(
        keyword.arg in named and _same(keyword.value, named[keyword.arg])
        for keyword in wanted.keywords
    )
    if [ast.unparse(argument) for argument in wanted.args][-1:] == ["ARGUMENTS"]:
        return keywords and all(map(_same, wanted.args[:-1], found.args))
    return (
        keywords
        and len(wanted.args) == len(found.args)
        and len(wanted.keywords) == len(found.keywords)
        and all(map(_same, wanted.args, found.args))
    )
