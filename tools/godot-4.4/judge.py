"""Walks the statements of one script: declarations, scopes, and the forms of the language itself."""

from __future__ import annotations

from lark import Token, Tree

from api import LANGUAGE_ANNOTATIONS
from expressions import Expressions, Finding
from lookup import Refused
from project import Script, preloaded


class Judge(Expressions):
    """Everything in a script that Godot 4.4 would not take, by `run`."""

    def run(self) -> list[Finding]:
        if self.file.problem:
            self.line = self.file.problem_line
            self.report(Refused("unreadable", f"the script does not parse: {self.file.problem}"))
        if self.script.base:
            self.attempt(lambda: self.check_base(self.script))
        self.visit_all(self.script.tree.children)
        return sorted(set(self.findings))

    def check_base(self, script: Script) -> None:
        if script.base.startswith("res://") or self.lookup.base_script(script):
            return
        self.line = next((tree.meta.line for tree in script.tree.find_data("extends_stmt")), self.line)
        self.lookup.one_type(script.base, script)

    def nothing(self, _node: Tree) -> str:
        return ""

    visit_extends_stmt = visit_classname_stmt = visit_classname_extends_stmt = nothing
    visit_inline_property_body = visit_pass_stmt = visit_docstr_stmt = visit_trailing_comma = nothing

    def visit_annotation(self, node: Tree) -> str:
        name = str(node.children[0])
        if name not in LANGUAGE_ANNOTATIONS:
            self.report(Refused("newer-syntax", f"Godot 4.4 has no annotation @{name}"))
        return ""

    def visit_class_def(self, node: Tree) -> str:
        outer, self.script = self.script, self.lookup.project.scripts[f"{self.script.name}::{node.children[0]}"]
        self.attempt(lambda: self.check_base(self.script))
        self.visit_all(node.children[1:])
        self.script = outer
        return ""

    def visit_signal_stmt(self, node: Tree) -> str:
        for argument in node.find_data("signal_arg_typed"):
            self.hint(argument.children[1])
        return ""

    def visit_enum_stmt(self, node: Tree) -> str:
        for element in node.find_data("enum_element"):
            self.visit_all(element.children[1:])
        return ""

    def visit_class_var(self, node: Tree) -> str:
        tokens = [child for child in node.children if isinstance(child, Token)]
        if len(tokens) > 1:
            self.hint(tokens[1])
        return self.visit_all([child for child in node.children if isinstance(child, Tree)])

    visit_class_var_empty = visit_class_var_assigned = visit_class_var_typed = visit_class_var
    visit_class_var_typed_assgnd = visit_class_var_inf = visit_class_var

    def visit_variable(self, node: Tree) -> str:
        name, *rest = [child for child in node.children if child is not None]
        typed = self.hint(rest[0]) if "typed" in node.data else ""
        trees = [child for child in rest if isinstance(child, Tree)]
        value = self.visit_all(trees)
        if trees and "typed" not in node.data or "const" in node.data and preloaded(trees[-1], self.file.resource_path):
            typed = value
        if self.scopes:
            self.scopes[-1][str(name)] = typed
        return ""

    visit_func_var_empty = visit_func_var_assigned = visit_func_var_typed = visit_variable
    visit_func_var_typed_assgnd = visit_func_var_inf = visit_variable
    visit_const_assigned = visit_const_typed_assigned = visit_const_inf = visit_variable

    def visit_func_def(self, node: Tree) -> str:
        return self.block(node.children[1:], self.parameters(node.children[0]))

    def visit_abstract_func_def(self, node: Tree) -> str:
        self.parameters(node.children[0])
        return ""

    def visit_lambda(self, node: Tree) -> str:
        self.block(node.children[1:], self.parameters(node.children[0]))
        return "Callable"

    def parameters(self, header: Tree) -> dict[str, str]:
        self.line = header.meta.line
        found: dict[str, str] = {}
        for part in header.children:
            if isinstance(part, Token) and part.type == "TYPE_HINT":
                self.hint(part)
            if not isinstance(part, Tree):
                continue
            for argument in part.children:
                if isinstance(argument, Token):  # untyped, without default
                    found[str(argument)] = ""
                elif isinstance(argument, Tree) and argument.data != "trailing_comma":
                    found |= self.parameter(argument)
        return found

    def parameter(self, node: Tree) -> dict[str, str]:
        if node.data == "func_arg_variadic":
            self.report(Refused("newer-syntax", "a function with any number of arguments (...) came with Godot 4.5"))
            return self.parameter(node.children[0])
        typed = self.hint(node.children[1]) if node.data == "func_arg_typed" else ""
        self.visit_all([child for child in node.children if isinstance(child, Tree)])
        return {str(node.children[0]): typed}

    def visit_property_custom_setter(self, node: Tree) -> str:
        return self.block(node.children[2:], {str(node.children[1]): ""})

    def visit_property_custom_getter(self, node: Tree) -> str:
        return self.block(node.children[1:])

    visit_property_delegate_set = visit_property_delegate_get = nothing

    def visit_for_stmt(self, node: Tree) -> str:
        element = self.lookup.element_of(self.visit(node.children[1]))
        return self.block(node.children[2:], {str(node.children[0]): element})

    def visit_for_stmt_typed(self, node: Tree) -> str:
        typed = self.hint(node.children[1])
        self.visit(node.children[2])
        return self.block(node.children[3:], {str(node.children[0]): typed})

    def visit_var_capture_pattern(self, node: Tree) -> str:
        self.scopes[-1][str(node.children[0])] = ""
        return ""

    visit_wildcard_pattern = visit_etc_pattern = nothing
