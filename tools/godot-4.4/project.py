"""The scripts that are checked: what each declares, found by parsing all of them first."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from gdtoolkit.parser import parser
from lark import Token, Tree

from api import Member

# A script may say that it is loaded only where the engine has certain classes; then it may use them.
GUARD = re.compile(r"^#.*\b[Ll]oaded only where the engine has (\w+(?:(?:, | and )\w+)*)", re.MULTILINE)


@dataclass
class Script:
    """One script or inner class. `base` is the name of what it extends, or the path of a script."""

    name: str
    tree: Tree
    base: str = "RefCounted"
    members: dict[str, Member] = field(default_factory=dict)
    global_name: str = ""


@dataclass
class SourceFile:
    path: Path
    resource_path: str
    text: str
    script: Script
    guarded: set[str]
    problem: str = ""
    problem_line: int = 1


class Project:
    def __init__(self, paths: list[Path]) -> None:
        self.scripts: dict[str, Script] = {}
        self.files = [self.read(path) for path in paths]
        self.global_classes = {
            script.global_name: name for name, script in self.scripts.items() if script.global_name
        }
        self.own_names = {name for script in self.scripts.values() for name in script.members}

    def read(self, path: Path) -> SourceFile:
        text = path.read_text(encoding="utf-8")
        resource_path = to_resource_path(path)
        guards = {name for found in GUARD.findall(text) for name in re.split(r", | and ", found)}
        problem, line = "", 1
        try:
            tree = parser.parse(text, gather_metadata=True)
        except Exception as error:  # gdtoolkit lets lark's own errors through
            tree, problem, line = Tree("start", []), str(error).splitlines()[0], getattr(error, "line", 1)
        script = Script(resource_path, tree)
        self.scripts[resource_path] = script
        self.declare(script, tree.children, resource_path)
        return SourceFile(path, resource_path, text, script, guards, problem, line)

    def declare(self, script: Script, statements: list, resource_path: str) -> None:
        for statement in statements:
            if isinstance(statement, Tree) and statement.data in DECLARATIONS:
                DECLARATIONS[statement.data](self, script, statement, resource_path)

    def declare_extends(self, script: Script, tree: Tree, resource_path: str) -> None:
        first = tree.children[0]
        if isinstance(first, Tree):
            script.base = resolve_path(string_value(first), resource_path)
        else:
            script.base = ".".join(str(token) for token in tree.children if token != ".")

    def declare_class_name(self, script: Script, tree: Tree, resource_path: str) -> None:
        script.global_name = str(tree.children[-1] if tree.data == "classname_stmt" else tree.children[1])
        if tree.data == "classname_extends_stmt":
            self.declare_extends(script, Tree("extends_stmt", tree.children[3:]), resource_path)

    def declare_class(self, script: Script, tree: Tree, resource_path: str) -> None:
        name = f"{script.name}::{tree.children[0]}"
        inner = self.scripts[name] = Script(name, tree)
        script.members[str(tree.children[0])] = Member("class", f"static {name}")
        self.declare(inner, tree.children[1:], resource_path)

    def declare_signal(self, script: Script, tree: Tree, _path: str) -> None:
        script.members[str(tree.children[0])] = Member("signal", "Signal")

    def declare_enum(self, script: Script, tree: Tree, _path: str) -> None:
        enum = tree.children[0]
        if enum.data == "enum_named":
            name = str(enum.children[0])
            script.members[name] = Member("enum", f"enum {script.name}.{name}")
        for element in enum.find_data("enum_element"):
            # Values of a named enum are reached through it; to know them here does no harm.
            script.members[str(element.children[0])] = Member("constant", "int")

    def declare_variable(self, script: Script, tree: Tree, _path: str) -> None:
        declaration = tree.children[0]
        if declaration.data == "class_var_stmt":  # static
            declaration = declaration.children[0]
        tokens = [child for child in declaration.children if isinstance(child, Token)]
        typed = str(tokens[1]) if len(tokens) > 1 and "typed" in declaration.data else ""
        script.members[str(tokens[0])] = Member("property", typed)

    def declare_constant(self, script: Script, tree: Tree, resource_path: str) -> None:
        declaration = tree.children[0]
        tokens = [child for child in declaration.children if isinstance(child, Token)]
        typed = str(tokens[1]) if len(tokens) > 1 else ""
        loaded = preloaded(declaration.children[-1], resource_path)
        script.members[str(tokens[0])] = Member("constant", loaded or typed)

    def declare_function(self, script: Script, tree: Tree, _path: str) -> None:
        if tree.data == "static_func_def":
            tree = tree.children[0]
        header = tree.children[0]
        hint = header.children[-1]
        typed = str(hint) if isinstance(hint, Token) and len(header.children) > 2 else ""
        script.members[str(header.children[0])] = Member("method", "" if typed == "Variant" else typed)


DECLARATIONS = {
    "extends_stmt": Project.declare_extends,
    "classname_stmt": Project.declare_class_name,
    "classname_extends_stmt": Project.declare_class_name,
    "class_def": Project.declare_class,
    "signal_stmt": Project.declare_signal,
    "enum_stmt": Project.declare_enum,
    "class_var_stmt": Project.declare_variable,
    "static_class_var_stmt": Project.declare_variable,
    "const_stmt": Project.declare_constant,
    "func_def": Project.declare_function,
    "static_func_def": Project.declare_function,
    "abstract_func_def": Project.declare_function,
}


def to_resource_path(path: Path) -> str:
    """The path as the Godot project that holds the file knows it; without a project the file's own folder is the root."""
    path = path.resolve()
    root = next((parent for parent in path.parents if (parent / "project.godot").exists()), path.parent)
    return f"res://{path.relative_to(root).as_posix()}"


def resolve_path(text: str, resource_path: str) -> str:
    return text if "://" in text else f"{resource_path.rpartition('/')[0]}/{text}"


def string_value(tree: Tree) -> str:
    return str(tree.children[0]).strip("\"'")


def preloaded(expression: Tree, resource_path: str) -> str:
    """`static <path>` when the expression is `preload("x.gd")`, else ""."""
    if isinstance(expression, Tree) and expression.data == "expr" and len(expression.children) == 1:
        expression = expression.children[0]
    if not isinstance(expression, Tree) or expression.data != "standalone_call" or expression.children[0] != "preload":
        return ""
    argument = expression.children[1]
    if not isinstance(argument, Tree) or argument.data != "string":
        return ""
    path = resolve_path(string_value(argument), resource_path)
    return f"static {path}" if path.endswith(".gd") else ""
