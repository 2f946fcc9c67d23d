"""Looks names up the way Godot 4.4 would: own declarations, the engine's API, and what came later.

A type is a text: `Node`, `Array[Node]`, `res://x.gd` or `res://x.gd::Inner` (an instance), `static T` (the class
itself), `enum T.Name`, `void`, or "" for any value.
"""

from __future__ import annotations

import re
from dataclasses import replace

from api import LANGUAGE_FUNCTIONS, Api, Member
from project import Project, Script

NO_MEMBER = Member("")
NAMED_TYPE = re.compile(r"[A-Za-z_][\w.]*")
ELEMENT = re.compile(r"^(?:Array\[(.+)\]|Dictionary\[[^,]+, *(.+)\])$")
PACKED_ELEMENTS = {
    "PackedByteArray": "int",
    "PackedInt32Array": "int",
    "PackedInt64Array": "int",
    "PackedFloat32Array": "float",
    "PackedFloat64Array": "float",
    "PackedStringArray": "String",
    "PackedVector2Array": "Vector2",
    "PackedVector3Array": "Vector3",
    "PackedVector4Array": "Vector4",
    "PackedColorArray": "Color",
    "String": "String",
}


class Refused(Exception):
    """A name that 4.4 would not take: `rule` is the check's id, `text` what is wrong."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule


class Lookup:
    def __init__(self, api: Api, project: Project, guarded: set[str]) -> None:
        self.api = api
        self.project = project
        self.guarded = guarded

    # --- types -------------------------------------------------------------------------------------------------

    def written_type(self, hint: str, script: Script) -> str:
        """The type that a written hint means in `script`. Raises Refused for a name that 4.4 does not have."""
        for name in NAMED_TYPE.findall(hint):
            self.one_type(name, script)
        bare = hint.split("[")[0].strip()
        if bare in ("Array", "Dictionary"):
            return bare + NAMED_TYPE.sub(lambda name: self.one_type(name[0], script) or "Variant", hint[len(bare) :])
        return self.one_type(bare, script)

    def one_type(self, name: str, script: Script) -> str:
        first, _, rest = name.partition(".")
        found = self.first_type(first, script)
        for part in rest.split(".") if rest else []:
            if found == "":
                return ""
            member = self.member(f"static {found}", part)
            found = "int" if member.type.startswith("enum ") else instance_of(member.type)
        return found

    def first_type(self, name: str, script: Script) -> str:
        if name == "Variant":
            return ""
        if declared := self.own_type(script, name):
            return "int" if declared.startswith("enum ") else instance_of(declared)
        if name in self.project.global_classes:
            return self.project.global_classes[name]
        if self.api.knows_type(name):
            return name
        if name in self.api.enums:
            return "int"
        if name in self.guarded:
            return ""
        if version := self.api.newer_classes.get(name):
            raise Refused("newer-class", f"class {name} came with Godot {version}")
        raise Refused("unknown-name", f"no class or type is called {name}")

    def element_of(self, type_name: str) -> str:
        """What indexing or iterating a value of this type gives."""
        if match := ELEMENT.match(type_name):
            found = match[1] or match[2]
            return "" if found == "Variant" else found
        return PACKED_ELEMENTS.get(type_name, "")

    # --- members -----------------------------------------------------------------------------------------------

    def declared(self, script: Script | None, name: str) -> Member | None:
        """A declaration of our own, in the script or in a script it extends."""
        while script is not None:
            if name in script.members:
                return self.resolved(script.members[name], script)
            script = self.base_script(script)
        return None

    def resolved(self, member: Member, script: Script) -> Member:
        """The member with its type as it is meant where it is declared."""
        if not member.type or member.type.startswith(("static ", "enum ")):
            return member
        try:
            return replace(member, type=self.written_type(member.type, script))
        except Refused:
            return replace(member, type="")  # said where it is declared

    def own_type(self, script: Script | None, name: str) -> str:
        """What a name means as a type, when it is one of ours that is in scope; else ""."""
        while script is not None:
            inherited: Script | None = script
            while inherited is not None:
                found = inherited.members.get(name)
                if found is not None and found.type.startswith(("static ", "enum ")):
                    return found.type
                inherited = self.base_script(inherited)
            script = self.outer(script)
        return ""

    def in_scope(self, script: Script | None, name: str) -> Member | None:
        """A declaration of our own that can be named in the script: its own, or of a class around it."""
        while script is not None:
            if found := self.declared(script, name):
                return found
            script = self.outer(script)
        return None

    def base_script(self, script: Script) -> Script | None:
        base = script.base
        if base in self.project.scripts:
            return self.project.scripts[base]
        found = self.own_type(self.outer(script), base) if "::" in script.name else script.members.get(base, NO_MEMBER).type
        if found.startswith("static "):
            return self.project.scripts.get(found.removeprefix("static "))
        return self.project.scripts.get(self.project.global_classes.get(base, ""))

    def outer(self, script: Script) -> Script | None:
        name, _, inner = script.name.rpartition("::")
        return self.project.scripts[name] if inner and name else None

    def engine_base(self, script: Script) -> str:
        """The engine class that a script builds on in the end; "" when it is a guarded newer one."""
        while (base := self.base_script(script)) is not None:
            script = base
        return "" if script.base in self.guarded else script.base

    def member(self, type_name: str, name: str) -> Member:
        """The member `name` of a value of this type. Raises Refused when 4.4 has no such member."""
        static = type_name.startswith("static ")
        bare = type_name.removeprefix("static ")
        if bare.startswith("enum "):
            return self.enum_value(bare.removeprefix("enum "), name)
        if bare == "":
            return self.member_of_anything(name)
        if script := self.project.scripts.get(bare):
            return self.script_member(script, name, static)
        if bare.startswith("res://"):
            return Member("property")  # a script that is not among those checked
        return self.engine_member(bare.split("[")[0], name, static)

    def script_member(self, script: Script, name: str, static: bool) -> Member:
        if found := self.declared(script, name):
            return found
        if static:
            if name == "new":
                return Member("method", script.name)
            if self.api.member("GDScript", name):
                return self.engine_member("GDScript", name, False)
        base = self.engine_base(script)
        return self.engine_member(base, name, static) if base else Member("property")

    def engine_member(self, owner: str, name: str, static: bool) -> Member:
        api = self.api
        if static and name == "new":
            return Member("method", owner)
        if found := api.member(owner, name):
            return found
        if version := api.added_in(owner, name):
            raise Refused("newer-member", f"{owner}.{name} came with Godot {version}")
        if owner == "Dictionary":
            return Member("property")  # a key, written as an attribute
        if adding := api.descendant_adds(owner, name):
            raise Refused(
                "undeclared-receiver",
                f"{name} is new in {', '.join(adding)} and the receiver is only known as {owner}: declare its class",
            )
        if api.descendant_has(owner, name) or self.own_descendant_has(owner, name):
            return Member("property")  # the value may be of a class below the declared one
        raise Refused("unknown-name", f"{owner} has no {name} in Godot 4.4, nor has a class below it")

    def own_descendant_has(self, owner: str, name: str) -> bool:
        return any(
            name in script.members and owner in self.api.chain(self.engine_base(script))
            for script in self.project.scripts.values()
        )

    def member_of_anything(self, name: str) -> Member:
        api = self.api
        adding = api.newer_owners.get(name, [])
        if adding and name not in self.project.own_names and not self.guarded.intersection(adding):
            if name not in api.owners:
                raise Refused("newer-member", f"{name} came after Godot 4.4, with {', '.join(adding)}")
            raise Refused(
                "undeclared-receiver",
                f"{name} is new in {', '.join(adding)}; whether this is one of them cannot be told: declare the receiver's type",
            )
        if name in api.owners or name in self.project.own_names or self.guarded:
            return Member("property")
        raise Refused("unknown-name", f"no class has a {name} in Godot 4.4")

    def enum_value(self, enum: str, name: str) -> Member:
        owner, _, enum_name = enum.rpartition(".")
        if owner in self.project.scripts:
            return Member("constant", "int")
        entry = self.api.classes.get(owner) or self.api.builtins.get(owner)
        values = entry["enums"].get(enum_name, []) if entry else self.api.enums.get(enum, [])
        if name in values:
            return Member("constant", "int")
        if found := self.api.member("Dictionary", name):
            return found  # an enum can be asked as a dictionary
        raise Refused("newer-member", f"{enum} has no value {name} in Godot 4.4")

    # --- bare names --------------------------------------------------------------------------------------------

    def bare(self, script: Script, name: str) -> Member:
        """A name that stands alone and is no local variable. Raises Refused when 4.4 has no such name in reach."""
        if found := self.in_scope(script, name):
            return found
        api = self.api
        base = self.engine_base(script)
        if base and (found := api.member(base, name)):
            return found
        if name in self.project.global_classes:
            return Member("class", f"static {self.project.global_classes[name]}")
        if name in api.singletons:
            return Member("class", api.singletons[name])
        if api.knows_type(name):
            return Member("class", f"static {name}")
        if name in api.enums:
            return Member("enum", f"enum {name}")
        if name in api.global_constants:
            return Member("constant", "float" if name in ("PI", "TAU", "INF", "NAN") else "int")
        if name in api.functions:
            result, least, most = api.functions[name]
            return Member("method", "" if result == "Variant" else result, least, most)
        if name in LANGUAGE_FUNCTIONS:
            return Member("method", LANGUAGE_FUNCTIONS[name])
        if name in self.guarded or not base:
            return Member("class")
        if version := (base and api.added_in(base, name)) or api.newer_globals.get(name):
            raise Refused("newer-member", f"{name} came with Godot {version}")
        if version := api.newer_classes.get(name):
            raise Refused("newer-class", f"class {name} came with Godot {version}")
        raise Refused("unknown-name", f"{name} is declared nowhere, and Godot 4.4 has no such name")


def instance_of(type_name: str) -> str:
    return type_name.removeprefix("static ")
