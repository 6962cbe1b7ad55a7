"""The messages of the installed JAX about our subjects, as its source raises them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import jax

WORDS = re.compile(
    r"\b(?:tracers?|traced|static|hash|hashable|unhashable|concrete|abstract|shapes?|carry|pytrees?"
    r"|axis|axes|leaked|donat\w+|sharding)\b|valid JAX type",
    re.IGNORECASE,
)
# Parts of JAX that nobody calls by accident: kernels, exporting, interpreters of other backends.
OTHERS = re.compile(
    r"pallas|mosaic|tpu|export|test_util|internal_test|sparse|cudnn|interpreters/mlir|state/"
    r"|debugger|jet|roofline|hijax|custom_partition|thunky|ffi|tree_util_test"
)
CLASSES = {"TypeError", "ValueError", "IndexError", "RuntimeError", "KeyError", "AttributeError"}
CLASSES |= {"NameError", "UnexpectedTracerError", "ConcretizationTypeError", "ShardingTypeError"}


def raised() -> Iterator[tuple[str, str]]:
    """Where each is raised, and its traceback with `x` for each value."""
    source = Path(jax.__file__).parent / "_src"
    for file in sorted(source.rglob("*.py")):
        place = file.relative_to(source).as_posix()
        if OTHERS.search(place):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                name = ast.unparse(node.exc.func).split(".")[-1]
                message = re.sub(
                    r"\btype 'x'|\btype x", "type <class 'list'>", text(node.exc.args[0])
                )
                if name in CLASSES and WORDS.search(message):
                    shown = f"Traceback (most recent call last):\n{name}: {message}\n"
                    yield f"{place}:{node.lineno}", shown


def text(node: ast.expr) -> str:
    """The text of a message in the source, as far as it is written there."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(map(text, node.values))
    if isinstance(node, ast.BinOp):
        right = text(node.right) if isinstance(node.op, ast.Add) else ""
        return re.sub("%[a-z]", "x", text(node.left)) + right
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return re.sub(r"\{[^{}]*\}", "x", text(node.func.value))
    return "x"
