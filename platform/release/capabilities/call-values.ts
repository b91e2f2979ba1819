import type { Program } from './program.ts';
import { childOf, isFunction, listOf, nameOf, walk, type Node } from './syntax-tree.ts';
import type { Evaluate, Value } from './values.ts';

const UNKNOWN: Value = { kind: 'unknown' };
/** Methods that call their function with each element of a list. */
const EACH = new Set(['forEach', 'map', 'flatMap', 'filter', 'find', 'some', 'every']);

interface Known {
  program: Program;
  evaluate: Evaluate;
  elementsOf: (value: Value) => readonly Value[];
}

/** Values that the calls of a function pass for a parameter; unknown where the function is handed on. */
export function argumentsOf(
  fn: Node,
  index: number,
  { program, evaluate, elementsOf }: Known,
): readonly Value[] {
  const { parent } = fn;
  if (parent?.type === 'CallExpression') {
    if (childOf(parent, 'callee') === fn) return argument(parent, evaluate, index);
    const callee = childOf(parent, 'callee');
    const method = callee?.type === 'MemberExpression' ? nameOf(childOf(callee, 'property')) : null;
    const list = callee ? childOf(callee, 'object') : null;
    return method !== null && EACH.has(method) && list && index === 0
      ? evaluate(list).flatMap(elementsOf)
      : [UNKNOWN];
  }
  const id =
    fn.type === 'FunctionDeclaration' || parent?.type !== 'VariableDeclarator'
      ? childOf(fn, 'id')
      : childOf(parent, 'id');
  const binding = id?.type === 'Identifier' ? program.bindingOf(id) : null;
  if (binding === null) return [UNKNOWN];
  const references = [binding, ...binding.imports].flatMap((one) => one.references);
  return references.flatMap((reference) => {
    const call = reference.parent;
    const isCall = call?.type === 'CallExpression' && childOf(call, 'callee') === reference;
    if (isCall) return argument(call, evaluate, index);
    return call?.type === 'ExportSpecifier' ? [] : [UNKNOWN];
  });
}

/** An argument of a call; none where it is not given. */
export function argument(call: Node, evaluate: Evaluate, index: number): readonly Value[] {
  const given = listOf(call, 'arguments');
  if (given.slice(0, index + 1).some(({ type }) => type === 'SpreadElement')) return [UNKNOWN];
  const node = given[index];
  return node ? evaluate(node) : [];
}

/** Values that a function may return. */
export function resultsOf(fn: Node, evaluate: Evaluate): readonly Value[] {
  const body = childOf(fn, 'body');
  if (!body) return [UNKNOWN];
  if (body.type !== 'BlockStatement') return evaluate(body);
  const results: Value[] = [];
  walk(body, (node) => {
    if (node.type !== 'ReturnStatement') return;
    for (let at = node.parent; at !== undefined && at !== fn; at = at.parent)
      if (isFunction(at)) return;
    const result = childOf(node, 'argument');
    if (result) results.push(...evaluate(result));
  });
  return results;
}
