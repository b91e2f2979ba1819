"""Runs one Python sample from standard input and prints its figures as JSON.

A figure is a comment that begins with a number at the end of a top-level statement: `print(score)  # 0.795`. Its value is
what the statement prints, assigns or computes. A sample that imports a module which is not installed is not run.
"""

import ast
import importlib.util
import io
import json
import numbers
import re
import sys
import tokenize

source = sys.stdin.read()
tree = ast.parse(source)


def roots(node):
    if isinstance(node, ast.Import):
        return [name.name.split(".")[0] for name in node.names]
    return [node.module.split(".")[0]] if isinstance(node, ast.ImportFrom) else []


imported = {root for node in ast.walk(tree) for root in roots(node)}
missing = sorted(name for name in imported if importlib.util.find_spec(name) is None)
shown = {}
for token in tokenize.generate_tokens(io.StringIO(source).readline):
    comment = re.match(r"#\s*(-?\d[\d,]*(?:\.\d+)?)\b", token.string)
    if token.type == tokenize.COMMENT and comment:
        shown[token.start[0]] = comment[1]

found = []


def value_of(statement):
    """The expression whose value the comment states, or None."""
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return ast.Name(statement.targets[0].id, ast.Load())
    if not isinstance(statement, ast.Expr):
        return None
    call = statement.value
    printed = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "print"
    return call.args[-1] if printed else call


if not missing:
    names = {}
    for statement in tree.body:
        exec(compile(ast.Module([statement], []), "sample", "exec"), names)
        expression = value_of(statement)
        if statement.end_lineno in shown and expression is not None:
            whole = ast.fix_missing_locations(ast.Expression(expression))
            value = eval(compile(whole, "sample", "eval"), names)
            if isinstance(value, numbers.Real):
                found.append({"shown": shown[statement.end_lineno], "value": float(value)})

# A sample may print; the last line is the answer.
print()
print(json.dumps({"missing": missing, "figures": found}))
