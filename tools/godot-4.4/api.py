"""What Godot 4.4 offers to a script, and what later versions added to it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

HERE = Path(__file__).parent

# What GDScript itself has in 4.4, beside the engine's API: its functions with the type of their result, its
# constants, its annotations.
LANGUAGE_FUNCTIONS = {
    "Color8": "Color",
    "assert": "void",
    "char": "String",
    "convert": "",
    "dict_to_inst": "Object",
    "get_stack": "Array",
    "inst_to_dict": "Dictionary",
    "is_instance_of": "bool",
    "len": "int",
    "load": "Resource",
    "preload": "Resource",
    "print_debug": "void",
    "print_stack": "void",
    "range": "Array",
    "type_exists": "bool",
}
LANGUAGE_CONSTANTS = {"PI", "TAU", "INF", "NAN"}
LANGUAGE_ANNOTATIONS = set(
    """tool icon static_unload onready rpc warning_ignore export export_category export_color_no_alpha export_custom
    export_dir export_enum export_exp_easing export_file export_flags export_flags_2d_navigation
    export_flags_2d_physics export_flags_2d_render export_flags_3d_navigation export_flags_3d_physics
    export_flags_3d_render export_flags_avoidance export_global_dir export_global_file export_group export_multiline
    export_node_path export_placeholder export_range export_storage export_subgroup export_tool_button""".split()
)


@dataclass(frozen=True)
class Member:
    """One name of a class. `type` is what it holds or returns, "" when that is any value."""

    kind: str  # method, property, signal, constant, enum, class
    type: str = ""
    least: int = 0
    most: int = -1  # -1: no limit


class Api:
    def __init__(self) -> None:
        older = json.loads((HERE / "api-4.4.json").read_text(encoding="utf-8"))
        since = json.loads((HERE / "since-4.4.json").read_text(encoding="utf-8"))
        self.classes: dict = older["classes"]
        self.builtins: dict = older["builtins"]
        self.singletons: dict[str, str] = older["singletons"]
        self.functions: dict = older["functions"]
        self.enums: dict[str, list[str]] = older["enums"]
        self.newer_classes: dict[str, str] = since["classes"] | since["members"].get("@Singletons", {})
        self.newer_globals: dict[str, str] = since["members"].get("@GlobalScope", {})
        self.newer_members: dict[str, dict[str, str]] = since["members"]

    def knows_type(self, name: str) -> bool:
        return name in self.classes or name in self.builtins or name in ("Variant", "void")

    def classes_that_come_with(self, names: set[str]) -> set[str]:
        """The newer classes that an engine has which has these: those of the same version and of earlier ones."""
        version = max((self.newer_classes.get(name, "") for name in names), default="")
        return {name for name, added in self.newer_classes.items() if added <= version}

    def chain(self, name: str) -> list[str]:
        """The class and its ancestors."""
        found = []
        while name in self.classes:
            found.append(name)
            name = self.classes[name]["inherits"]
        return found or [name]

    def member(self, type_name: str, name: str) -> Member | None:
        """The member as 4.4 has it, on the class itself or an ancestor."""
        if name == "free" and "Object" in self.chain(type_name):
            return Member("method", "void", 0, 0)  # the language's own, not in the engine's list
        for owner in self.chain(type_name):
            entry = self.classes.get(owner) or self.builtins.get(owner)
            if entry is not None and (found := own_member(entry, owner, name)):
                return found
        return None

    def added_in(self, type_name: str, name: str) -> str | None:
        """The later version that gave the class (or an ancestor of it) this member."""
        for owner in self.chain(type_name):
            if version := self.newer_members.get(owner, {}).get(name):
                return version
        return None

    def descendant_has(self, type_name: str, name: str) -> bool:
        return any(type_name in self.chain(owner) for owner in self.owners.get(name, ()))

    def descendant_adds(self, type_name: str, name: str) -> list[str]:
        """Classes below `type_name` that have the member only in a later version."""
        return [owner for owner in self.newer_owners.get(name, ()) if type_name in self.chain(owner)]

    @cached_property
    def owners(self) -> dict[str, list[str]]:
        """For each member name the classes that have it in 4.4."""
        found: dict[str, list[str]] = {}
        for owner, entry in (self.classes | self.builtins).items():
            values = [value for enum in entry["enums"].values() for value in enum]
            for kind in ("methods", "properties", "signals", "constants", "enums"):
                for name in entry[kind]:
                    found.setdefault(name, []).append(owner)
            for name in values:
                found.setdefault(name, []).append(owner)
        return found

    @cached_property
    def newer_owners(self) -> dict[str, list[str]]:
        """For each member name the classes that gained it after 4.4."""
        found: dict[str, list[str]] = {}
        for owner, members in self.newer_members.items():
            for name in members:
                if not owner.startswith("@"):
                    found.setdefault(name, []).append(owner)
        return found

    @cached_property
    def global_constants(self) -> set[str]:
        return {value for values in self.enums.values() for value in values} | LANGUAGE_CONSTANTS


def own_member(entry: dict, owner: str, name: str) -> Member | None:
    if name in entry["methods"]:
        result, least, most = entry["methods"][name]
        return Member("method", "" if result == "Variant" else result, least, most)
    if name in entry["properties"]:
        found = entry["properties"][name]
        return Member("property", "" if found == "Variant" else found)
    if name in entry["signals"]:
        return Member("signal", "Signal")
    if name in entry["enums"]:
        return Member("enum", f"enum {owner}.{name}")
    if name in entry["constants"]:
        return Member("constant", owner if owner[0].isupper() and not entry["inherits"] else "int")
    if any(name in values for values in entry["enums"].values()):
        return Member("constant", "int")
    return None
