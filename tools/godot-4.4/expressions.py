"""Works out the type of every expression of a script and reports what Godot 4.4 would not take."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lark import Token, Tree

from api import Api, Member
from lookup import Lookup, Refused, instance_of
from project import Project, Script, SourceFile, preloaded

LITERALS = {
    "string": "String",
    "rstring": "String",
    "string_name": "StringName",
    "node_path": "NodePath",
    "get_node": "Node",
    "unique_node_path": "Node",
}
TOKEN_TYPES = {"HEX": "int", "BIN": "int"}
TRUTHS = {
    "or_test", "asless_or_test", "and_test", "asless_and_test", "asless_actual_not_test", "content_test",
    "asless_content_test", "comparison", "asless_comparison", "type_test", "asless_type_test",
}  # fmt: skip
ARITHMETIC = {
    f"{prefix}{name}"
    for prefix in ("", "asless_")
    for name in ("bitw_or", "bitw_xor", "bitw_and", "shift_expr", "arith_expr", "mdr_expr", "pow_expr")
}
OPERANDS = {"NAME", "NUMBER", "HEX", "BIN", "GET", "SET"}
BLOCKS = {"if_branch", "elif_branch", "else_branch", "while_stmt", "match_branch", "guarded_match_branch"}
# What the author says about a receiver that has no one class: "4.4: a packed array".
RECEIVER_NOTE = re.compile(r"# 4\.4: \w")
WORDS = {"true": "bool", "false": "bool", "null": "", "not": "", "and": "", "or": "", "in": "", "if": "", "else": ""}


@dataclass(frozen=True, order=True)
class Finding:
    line: int
    rule: str
    text: str


class Expressions:
    """Visits a parse tree. Each `visit_<rule>` returns the type of what it visited, "" when that is any value."""

    def __init__(self, api: Api, project: Project, file: SourceFile) -> None:
        self.lookup = Lookup(api, project, api.classes_that_come_with(file.guarded))
        self.file = file
        self.script: Script = file.script
        self.scopes: list[dict[str, str]] = []
        self.findings: list[Finding] = []
        self.lines = file.text.splitlines() or [""]
        self.line = 1

    def visit_all(self, nodes: list) -> str:
        """Visits in order; the type of the last one."""
        found = ""
        for node in nodes:
            if node is not None:
                found = self.visit(node)
        return found

    def visit(self, node: Tree | Token) -> str:
        if isinstance(node, Token):
            self.line = node.line or self.line
            return self.token(node)
        self.line = getattr(node.meta, "line", self.line)
        if node.data in LITERALS:
            return LITERALS[node.data]
        if node.data in TRUTHS:
            return self.truth(node)
        if node.data in ARITHMETIC:
            return self.arithmetic(node)
        if node.data in BLOCKS:
            return self.block(node.children)
        handler = getattr(self, f"visit_{node.data}", None)
        return handler(node) if handler else self.visit_all(node.children)

    def block(self, nodes: list, names: dict[str, str] | None = None) -> str:
        self.scopes.append(dict(names or {}))
        self.visit_all(nodes)
        self.scopes.pop()
        return ""

    def token(self, token: Token) -> str:
        if token.type in TOKEN_TYPES:
            return TOKEN_TYPES[token.type]
        if token.type == "NUMBER":
            return "float" if any(mark in token for mark in ".eE") else "int"
        if token.type == "TYPE_HINT":
            return self.hint(token)
        if token.type not in ("NAME", "GET", "SET") or token in WORDS:
            return WORDS.get(str(token), "")
        if token == "self":
            return self.script.name
        if token == "super":
            return self.super_type()
        if (local := self.local(str(token))) is not None:
            return local
        found = self.attempt(lambda: self.lookup.bare(self.script, str(token)))
        return self.value_of(found)

    def local(self, name: str) -> str | None:
        return next((scope[name] for scope in reversed(self.scopes) if name in scope), None)

    def super_type(self) -> str:
        base = self.lookup.base_script(self.script)
        return base.name if base else self.lookup.engine_base(self.script)

    def value_of(self, member: Member | None) -> str:
        """The type of a member that is named but not called."""
        if member is None:
            return ""
        if member.kind == "method":
            return "Callable"
        return member.type

    def visit_standalone_call(self, node: Tree) -> str:
        name = str(node.children[0])
        arguments = self.arguments(node)
        if loaded := preloaded(node, self.file.resource_path):
            return loaded
        if name == "super" or self.local(name) is not None:
            return ""
        return self.call(self.attempt(lambda: self.lookup.bare(self.script, name)), name, arguments)

    def visit_getattr_call(self, node: Tree) -> str:
        target = node.children[0]
        receiver = self.attributes(target, len(target.children) - 2)
        arguments = self.arguments(node)
        self.line = target.children[-1].line
        name = str(target.children[-1])
        return self.call(self.attempt(lambda: self.lookup.member(receiver, name)), name, arguments)

    def arguments(self, node: Tree) -> int:
        given = [child for child in node.children[1:] if child is not None and not is_comma(child)]
        self.visit_all(given)
        return len(given)

    def call(self, member: Member | None, name: str, given: int) -> str:
        if member is None:
            return ""
        if member.kind == "class":
            return instance_of(member.type)  # a constructor: Vector2(...)
        if member.kind != "method":
            return ""
        if given < member.least or 0 <= member.most < given:
            wanted = str(member.least) if member.least == member.most else f"{member.least} to {member.most}"
            self.report(Refused("argument-count", f"{name} takes {wanted} arguments in Godot 4.4, not {given}"))
        return member.type

    def visit_getattr(self, node: Tree) -> str:
        return self.attributes(node, len(node.children))

    def attributes(self, node: Tree, end: int) -> str:
        """The type of `a.b.c`, looking at the first `end` children (names and dots alternate after the first)."""
        found = self.visit(node.children[0])
        for name in node.children[2:end:2]:
            self.line = name.line
            receiver = found
            found = self.value_of(self.attempt(lambda r=receiver, n=str(name): self.lookup.member(r, n)))
        return found

    visit_attr_pattern = visit_getattr

    def visit_subscr_expr(self, node: Tree) -> str:
        found = self.visit(node.children[0])
        self.visit_all(node.children[1:])
        return self.lookup.element_of(found)

    def visit_actual_type_cast(self, node: Tree) -> str:
        self.visit(node.children[0])
        return self.hint(node.children[-1])

    def visit_assnmnt_expr(self, node: Tree) -> str:
        self.visit_all([child for child in node.children if isinstance(child, Tree) or child.type in ("NAME", "GET", "SET")])
        return ""

    def visit_array(self, node: Tree) -> str:
        self.visit_all(node.children)
        return "Array"

    def visit_dict(self, node: Tree) -> str:
        self.visit_all(node.children)
        return "Dictionary"

    def visit_eq_dict_element(self, node: Tree) -> str:
        return self.visit(node.children[1])

    def visit_test_expr(self, node: Tree) -> str:
        values = [child for child in node.children if child is not None and child not in ("if", "else")]
        types = [self.visit(value) for value in values]
        return types[0] if types[0] == types[-1] else ""

    visit_asless_test_expr = visit_test_expr

    def visit_await_expr(self, node: Tree) -> str:
        found = self.visit(node.children[-1])
        return "" if found == "Signal" else found

    def truth(self, node: Tree) -> str:
        self.visit_all(node.children)
        return "bool"

    def arithmetic(self, node: Tree) -> str:
        operands = [child for child in node.children if isinstance(child, Tree) or child.type in OPERANDS]
        types = [self.visit(operand) for operand in operands]
        if "" in types:
            return ""
        numbers = [found for found in types if found in ("int", "float")]
        if len(numbers) == len(types):
            return "float" if "float" in types else "int"
        return next(found for found in types if found not in ("int", "float"))

    # --- reporting ---------------------------------------------------------------------------------------------

    def hint(self, token: Token) -> str:
        self.line = token.line or self.line
        return self.attempt(lambda: self.lookup.written_type(str(token), self.script)) or ""

    def attempt(self, look):
        """What `look` finds, or None after reporting why it was refused."""
        try:
            return look()
        except Refused as refusal:
            self.report(refusal)
            return None

    def report(self, refusal: Refused) -> None:
        if refusal.rule == "undeclared-receiver" and RECEIVER_NOTE.search(self.lines[self.line - 1]):
            return
        self.findings.append(Finding(self.line, refusal.rule, str(refusal)))


def is_comma(node: Tree | Token) -> bool:
    return isinstance(node, Tree) and node.data == "trailing_comma"
