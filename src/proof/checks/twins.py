"""Programs that are the same after renaming: one of them should be shown in both places."""

import ast
import builtins
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

_ALIASES = {"jax.numpy": "jnp", "jax.lax": "lax"}


class _Renamed(ast.NodeTransformer):
    """A program without what a copy may change and still show the same.

    Names that the program gives itself become numbers in the order in which they appear, also where
    a string repeats one (``static_argnames="n"``) and where one is an attribute or a keyword. Of a
    number only the type is left, of a list of numbers one, and of what `print` gets only that it is
    a text. Names of modules, builtins and all that comes from an import stay: they are what a
    program is about.
    """

    def __init__(self, own: set[str]) -> None:
        self.own = own
        self.numbers: dict[str, str] = {}
        self.printing = 0

    def _name(self, name: str) -> str:
        return self.numbers.setdefault(name, f"_{len(self.numbers)}") if name in self.own else name

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for field in ("id", "arg", "attr", "name"):
            if isinstance(name := getattr(node, field, None), str):
                setattr(node, field, self._name(name))
        if isinstance(node, ast.Global | ast.Nonlocal):
            node.names = [self._name(name) for name in node.names]
        return super().generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        alias = _ALIASES.get(ast.unparse(node))
        return ast.Name(alias, ast.Load()) if alias else self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        match node.value:
            case ast.Constant(value=str()):  # a docstring
                return None
        return self.generic_visit(node)

    def visit_List(self, node: ast.List) -> ast.AST:
        match node.elts:
            case [ast.Constant(value=str()) as name]:
                return self.visit_Constant(name)  # static_argnames=["n"] is static_argnames="n"
        self.generic_visit(node)
        kinds = {e.value if isinstance(e, ast.Constant) else None for e in node.elts}
        if len(kinds) == 1 and kinds <= {"int", "float"}:
            node.elts = node.elts[:1]  # how many numbers an array has is as little as which
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        is_print = isinstance(node.func, ast.Name) and node.func.id == "print"
        self.printing += is_print
        self.generic_visit(node)
        self.printing -= is_print
        if is_print and len(node.args) == 1:
            return node.args[0]  # shown or only called
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value = node.value
        if isinstance(value, str):
            node.value = "" if self.printing else self._name(value)
        elif isinstance(value, int | float | complex) and not isinstance(value, bool):
            node.value = type(value).__name__
        return node


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

    Imports are left out too: what is used is seen where it is used.
    """
    tree = ast.parse(source)
    own = _own_names(tree)
    tree.body = [s for s in tree.body if not isinstance(s, ast.Import | ast.ImportFrom)]
    return ast.dump(_Renamed(own).visit(tree))


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
