"""Programs that are the same after renaming: one of them should be shown in both places."""

import ast
import builtins
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

# What a copy may write otherwise and still show the same. Of a number only the type is left, of a
# list of numbers one.
_ALIKE = (
    (r"\bjax\.(?:numpy|(lax))\b", lambda m: m[1] or "jnp"),
    (r"\b\d+(\.\d|e)[\d.e]*(?:(?<=e)-\d+)?", lambda m: "0.0"),
    (r"\b\d+\b(?!\.)", lambda m: "0"),
    (r"\[(-?0(?:\.0)?)(?:, -?\1)+\]", lambda m: f"[{m[1]}]"),
    (r"\[('\w+')\]", lambda m: m[1]),  # static_argnames=["n"] is static_argnames="n"
)


class _Unprinted(ast.NodeTransformer):
    """Leaves out docstrings, printed texts, and whether a value is printed or not."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        docstring = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if docstring else self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.func, ast.Name) or node.func.id != "print":
            return node
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                part.value = ""
        return node.args[0] if len(node.args) == 1 else node


def _own_names(tree: ast.Module) -> set[str]:
    """The names that a program gives: variables, parameters, functions, classes, attributes."""
    given: set[str] = set()
    imported: set[str] = set(dir(builtins))
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                given.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                given.add(name)
            case ast.Attribute(attr=name, ctx=ast.Store()):
                given.add(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                imported |= {alias.asname or alias.name.split(".")[0] for alias in names}
    return {name for name in given - imported if not name.startswith("__")}


def skeleton(source: str) -> str:
    """What is left of a program without its names, numbers, printed texts and comments.

    Names that it gives itself, also in a string such as ``static_argnames="n"``, are numbered.
    Those of modules, builtins and imports stay: they are what a program is about.
    """
    tree = ast.parse(source)
    own = _own_names(tree)
    # What is imported is seen where it is used.
    tree.body = [s for s in tree.body if not isinstance(s, ast.Import | ast.ImportFrom)]
    text = ast.unparse(_Unprinted().visit(tree))
    for pattern, alike in _ALIKE:
        text = re.sub(pattern, alike, text)
    places = {name: f"_{n}" for n, name in enumerate(dict.fromkeys(re.findall(r"\w+", text)))}
    return re.sub(r"\w+", lambda m: places[m[0]] if m[0] in own else m[0], text)


def twins(programs: Iterable[Path]) -> list[tuple[Path, ...]]:
    """Groups of programs that are the same after renaming, each group and the list in order.

    A program that fails and the one that works below it may differ in just what is left out here,
    such as a number; only one of them counts.
    """
    groups: dict[str, list[Path]] = defaultdict(list)
    for program in programs:
        groups[skeleton(program.read_text("utf-8"))].append(program)
    return sorted(alone for group in groups.values() if len(alone := _without_pairs(group)) > 1)


def _without_pairs(group: list[Path]) -> tuple[Path, ...]:
    return tuple(
        sorted(
            path
            for path in group
            if not path.stem.endswith("_works")
            or path.with_name(path.name.replace("_works.py", "_fails.py")) not in group
        )
    )
