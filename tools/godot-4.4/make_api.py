"""Makes api-4.4.json: what Godot 4.4 offers to a script, derived from a newer Godot.

    make_api.py EXTENSION_API.json

EXTENSION_API.json is what `godot --headless --dump-extension-api` of a later 4.x writes. From it is taken away
what since-4.4.json says came later; changed argument counts are put back. Run it again when since-4.4.json
learns of a newer version.
"""

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
UNBOUNDED = -1


def main() -> None:
    dump = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    since = json.loads((HERE / "since-4.4.json").read_text(encoding="utf-8"))
    write(HERE / "api-4.4.json", older_api(dump, since))


def older_api(dump: dict, since: dict) -> dict:
    entries = {entry["name"]: with_newer_bases(entry, dump, since) for entry in dump["classes"]}
    parents = {name: entry["inherits"] for name, entry in entries.items()}
    hidden = since["members"].get("@GlobalScope", {})
    return {
        "classes": {
            name: engine_class(entry, since, parents)
            for name, entry in entries.items()
            if name not in since["classes"]
        },
        "builtins": {entry["name"]: builtin_class(entry, since) for entry in dump["builtin_classes"]},
        "singletons": {
            entry["name"]: entry["type"]
            for entry in dump["singletons"]
            if entry["name"] not in since["members"].get("@Singletons", {})
        },
        "functions": {
            entry["name"]: signature(entry) for entry in dump["utility_functions"] if entry["name"] not in hidden
        },
        "enums": {
            entry["name"]: [value["name"] for value in entry["values"] if value["name"] not in hidden]
            for entry in dump["global_enums"]
            if entry["name"] not in hidden
        },
    }


def with_newer_bases(entry: dict, dump: dict, since: dict) -> dict:
    """A base class that came later took its members over from the classes below it: there they are in 4.4."""
    by_name = {other["name"]: other for other in dump["classes"]}
    merged = dict(entry)
    base = entry.get("inherits", "")
    while base in since["classes"]:
        hidden = since["members"].get(base, {})
        for kind in ("methods", "properties", "signals", "constants", "enums"):
            merged[kind] = merged.get(kind, []) + kept(by_name[base], kind, hidden)
        base = by_name[base].get("inherits", "")
    return merged | {"inherits": base}


def engine_class(entry: dict, since: dict, parents: dict) -> dict:
    name = entry["name"]
    hidden = since["members"].get(name, {})
    counts = since["arguments_changed"].get(name, {})
    methods = {}
    for method in kept(entry, "methods", hidden):
        made = signature(method)
        if method["name"] in counts:
            old = counts[method["name"]]
            made[1:] = [old["required"][0], old["arguments"][0]]
        methods[method["name"]] = made
    return {
        "inherits": entry["inherits"],
        "methods": methods,
        "properties": {
            prop["name"]: type_name(prop["type"], parents)
            for prop in kept(entry, "properties", hidden)
            if "/" not in prop["name"]
        },
        "signals": sorted(item["name"] for item in kept(entry, "signals", hidden)),
        "constants": sorted(item["name"] for item in kept(entry, "constants", hidden)),
        "enums": {
            enum["name"]: [value["name"] for value in enum["values"] if value["name"] not in hidden]
            for enum in kept(entry, "enums", hidden)
        },
    }


def builtin_class(entry: dict, since: dict) -> dict:
    hidden = since["members"].get(entry["name"], {})
    return {
        "inherits": "",
        "methods": {method["name"]: signature(method) for method in kept(entry, "methods", hidden)},
        "properties": {member["name"]: type_name(member["type"], {}) for member in kept(entry, "members", hidden)},
        "signals": [],
        "constants": sorted(item["name"] for item in kept(entry, "constants", hidden)),
        "enums": {
            enum["name"]: [value["name"] for value in enum["values"]] for enum in kept(entry, "enums", hidden)
        },
    }


def kept(entry: dict, kind: str, hidden: dict) -> list:
    return [item for item in entry.get(kind, []) if item["name"] not in hidden]


def signature(method: dict) -> list:
    """[type of the result, least number of arguments, most of them (-1: no limit)]."""
    arguments = method.get("arguments", [])
    required = sum("default_value" not in argument for argument in arguments)
    result = method.get("return_type") or method.get("return_value", {}).get("type", "void")
    return [type_name(result, {}), required, UNBOUNDED if method["is_vararg"] else len(arguments)]


def type_name(text: str, parents: dict) -> str:
    """The name that a script would write for a type of the dump."""
    if text.startswith(("enum::", "bitfield::")) or text.endswith("*"):
        return "int"
    if text.startswith("typedarray::"):
        return f"Array[{element(text.removeprefix('typedarray::'))}]"
    if text.startswith("typeddictionary::"):
        key, value = text.removeprefix("typeddictionary::").split(";")
        return f"Dictionary[{element(key)}, {element(value)}]"
    names = [name for name in text.split(",") if not name.startswith("-")]
    return names[0] if len(names) == 1 else common_base(names, parents)


def element(text: str) -> str:
    """An element type may carry hints before its name: `24/17:CompositorEffect`."""
    return type_name(re.sub(r"^[\d/]+:", "", text), {})


def common_base(names: list, parents: dict) -> str:
    chains = []
    for name in names:
        chain = []
        while name:
            chain.append(name)
            name = parents.get(name, "")
        chains.append(chain)
    return next((name for name in chains[0] if all(name in chain for chain in chains)), "Variant")


def write(path: Path, api: dict) -> None:
    """One line a class, so that a difference can be read."""
    parts = []
    for section, content in api.items():
        lines = ",\n".join(
            f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in sorted(content.items())
        )
        parts.append(f"{json.dumps(section)}: {{\n{lines}\n}}")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
