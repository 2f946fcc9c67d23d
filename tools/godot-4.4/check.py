"""Holds GDScript files against Godot 4.4.

    check.py FILE...       prints what 4.4 would not take; exit code 1 when there is something
    check.py --self-test   runs the rules on fixtures/: each line must be found, or not, as its comment says

What is reached by text (has_method and call, ClassDB.class_exists) is not looked at: that is how newer API is used.
A receiver that has no one declared class may be told about in a comment on its line: `# 4.4: a packed array`.
A whole file may use newer classes when it says `Loaded only where the engine has X` in a comment and another file
asks ClassDB for each of them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from api import Api
from expressions import Finding
from judge import Judge
from project import Project, SourceFile

# Each rule has a failing fixture of its name.
RULES = {
    "newer-class": "a class that came after 4.4",
    "newer-member": "a method, property, signal, constant or enum that came after 4.4",
    "unknown-name": "a name that 4.4 has nowhere",
    "undeclared-receiver": "a name that only some classes have in 4.4, on a value whose class is not declared",
    "argument-count": "a number of arguments that 4.4 does not take",
    "newer-syntax": "an annotation or a form of the language that came after 4.4",
    "unguarded-file": "a file that says it is loaded only where a class exists, while nothing asks for the class",
    "unreadable": "a script that does not parse",
}
FIXTURES = Path(__file__).parent / "fixtures"


def main() -> int:
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    paths = [Path(name) for name in sys.argv[1:]]
    if not paths:
        print("no GDScript file given", file=sys.stderr)
        return 2
    found = check(paths)
    for file, finding in found:
        print(f"{file.path}:{finding.line}: [{finding.rule}] {finding.text}")
    print(f"{len(paths)} files held against Godot 4.4: {len(found)} findings")
    return 1 if found else 0


def check(paths: list[Path]) -> list[tuple[SourceFile, Finding]]:
    api = Api()
    project = Project(paths)
    found = [(file, finding) for file in project.files for finding in Judge(api, project, file).run()]
    return found + [(file, finding) for file in project.files for finding in unguarded(file, project)]


def unguarded(file: SourceFile, project: Project) -> list[Finding]:
    asked = {name for other in project.files if other is not file for name in asked_classes(other.text)}
    if not file.guarded or file.guarded & asked:
        return []
    names = " or ".join(sorted(file.guarded))
    return [Finding(1, "unguarded-file", f"no script asks ClassDB.class_exists for {names}")]


def asked_classes(text: str) -> list[str]:
    return re.findall(r"ClassDB\.class_exists\(&?\"(\w+)\"\)", text)


def self_test() -> int:
    """A fixture's line that must be refused ends in `# <rule>`; every other line must pass."""
    passed, failures = 0, []
    for rule in RULES:
        if not (FIXTURES / f"{rule}.gd").exists():
            failures.append(f"rule {rule} has no fixture")
    for path in sorted(FIXTURES.glob("*.gd")):
        wanted = {
            (number, match[1])
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
            if (match := re.search(r"# ([a-z.]+(?:-[a-z]+)*)$", line)) and match[1] in RULES
        }
        got = {(finding.line, finding.rule) for _, finding in check([path])}
        if path.stem in RULES and path.stem not in {rule for _, rule in wanted}:
            failures.append(f"{path.name} has no line marked {path.stem}")
        elif wanted == got:
            passed += 1
        else:
            failures += [f"{path.name}:{line}: {rule} was not found" for line, rule in sorted(wanted - got)]
            failures += [f"{path.name}:{line}: {rule} was found" for line, rule in sorted(got - wanted)]
    for failure in failures:
        print(failure)
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
