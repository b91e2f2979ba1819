import type { Binding } from './bindings.ts';
import type { Source } from './pattern-parts.ts';
import { argument, argumentsOf, resultsOf } from './call-values.ts';
import type { Program } from './program.ts';
import { childOf, isFunction, listOf, nameOf, type Node } from './syntax-tree.ts';
import {
  ANY,
  MOST,
  distinct,
  isGlobal,
  joined,
  text,
  textOf,
  textsOf,
  type Evaluate,
  type Value,
} from './values.ts';

const UNKNOWN: Value = { kind: 'unknown' };
/** Names of the global object. */
const ROOTS: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'frames']);
/** Methods of a text whose result is close enough to it. */
const SAME_TEXT = new Set(['toString', 'trim', 'valueOf', 'toLowerCase', 'normalize']);

/** How far values are followed. */
const DEPTH = 16;

/** The values that expressions of a program may have, as far as they can be told without running it. */
export function createEvaluate(program: Program): Evaluate {
  const known = new Map<Node, readonly Value[]>();
  const open = new Set<object>();
  const openLists = new Set<Node>();
  const knownBindings = new Map<Binding, readonly Value[]>();

  function evaluate(node: Node): readonly Value[] {
    const found = known.get(node);
    if (found !== undefined) return found;
    if (open.has(node) || open.size > DEPTH) return [UNKNOWN];
    open.add(node);
    const values = distinct(valuesOf(node));
    open.delete(node);
    known.set(node, values);
    return values;
  }

  const inside = (node: Node, field: string): readonly Value[] => {
    const child = childOf(node, field);
    return child ? evaluate(child) : [];
  };

  function valuesOf(node: Node): readonly Value[] {
    switch (node.type) {
      case 'Literal': {
        const value = node['value'];
        return typeof value === 'string' || typeof value === 'number' ? [text(String(value))] : [];
      }
      case 'TemplateLiteral': {
        const quasis = listOf(node, 'quasis').map(
          (quasi) => (quasi['value'] as { cooked?: string }).cooked ?? '',
        );
        const [first = '', ...others] = quasis;
        return listOf(node, 'expressions').reduce<readonly Value[]>(
          (before, expression, index) =>
            joined(joined(before, evaluate(expression)), [text(others[index] ?? '')]),
          [text(first)],
        );
      }
      case 'BinaryExpression':
        return node['operator'] === '+'
          ? joined(inside(node, 'left'), inside(node, 'right'))
          : [UNKNOWN];
      case 'Identifier':
        return ofIdentifier(node);
      case 'MemberExpression':
        return inside(node, 'object').flatMap((value) =>
          keysOf(node).flatMap((key) => property(value, key)),
        );
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return inside(node, 'expression');
      case 'AwaitExpression':
        return inside(node, 'argument');
      case 'AssignmentExpression':
        return inside(node, 'right');
      case 'SequenceExpression': {
        const last = listOf(node, 'expressions').at(-1);
        return last ? evaluate(last) : [];
      }
      case 'ConditionalExpression':
        return [...inside(node, 'consequent'), ...inside(node, 'alternate')];
      case 'LogicalExpression':
        return [...inside(node, 'left'), ...inside(node, 'right')];
      case 'NewExpression': {
        const isUrl = inside(node, 'callee').some(
          (value) => isGlobal(value, 'URL') || isGlobal(value, 'Request'),
        );
        const [first] = listOf(node, 'arguments');
        return isUrl && first ? evaluate(first) : [UNKNOWN];
      }
      case 'CallExpression':
        return ofCall(node);
      case 'ObjectExpression':
      case 'ArrayExpression':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
        return [{ kind: 'node', node }];
      default:
        return [UNKNOWN];
    }
  }

  function ofIdentifier(node: Node): readonly Value[] {
    const binding = program.bindingOf(node);
    if (binding !== null) return ofBinding(binding);
    const name = nameOf(node) ?? '';
    if (name === 'undefined') return [];
    return [{ kind: 'global', path: ROOTS.has(name) ? [] : [name] }];
  }

  function ofBinding(binding: Binding): readonly Value[] {
    const found = knownBindings.get(binding);
    if (found !== undefined) return found;
    if (open.has(binding) || open.size > DEPTH) return [UNKNOWN];
    open.add(binding);
    const values = distinct(binding.sources.slice(0, MOST).flatMap(ofSource));
    open.delete(binding);
    knownBindings.set(binding, values);
    return values;
  }

  function ofSource(source: Source): readonly Value[] {
    switch (source.kind) {
      case 'none':
        return [];
      case 'expression':
        return below(evaluate(source.node), source.path);
      case 'element':
        return evaluate(source.node).flatMap(elementsOf);
      case 'parameter':
        return below(
          argumentsOf(source.of, source.index, { program, evaluate, elementsOf }),
          source.path,
        );
      default:
        return [UNKNOWN];
    }
  }

  function below(values: readonly Value[], path: readonly (string | null)[]): readonly Value[] {
    return path.reduce(
      (before, key) => before.flatMap((value) => property(value, key ?? ANY)),
      values,
    );
  }

  function ofCall(node: Node): readonly Value[] {
    const callee = childOf(node, 'callee');
    if (!callee) return [UNKNOWN];
    const given = listOf(node, 'arguments');
    const called = evaluate(callee).flatMap((value): readonly Value[] => {
      if (value.kind === 'global') {
        if (value.path.at(-1) === 'bind')
          return [{ kind: 'global', path: value.path.slice(0, -1) }];
        if (isGlobal(value, 'Reflect.get'))
          return argument(node, evaluate, 0).flatMap((object) =>
            argument(node, evaluate, 1).flatMap((key) => property(object, textOf(key))),
          );
        if (isGlobal(value, 'String')) return argument(node, evaluate, 0);
        return [UNKNOWN];
      }
      return value.kind === 'node' && isFunction(value.node) ? resultsOf(value.node, evaluate) : [];
    });
    if (callee.type !== 'MemberExpression') return called.length > 0 ? called : [UNKNOWN];
    const method = nameOf(childOf(callee, 'property')) ?? '';
    const object = childOf(callee, 'object');
    if (object && method === 'concat')
      return given.reduce(
        (before, one) => joined(before, evaluate(one)),
        textsOf(evaluate(object)),
      );
    if (object && method === 'join') {
      const separator = given[0] ? evaluate(given[0]) : [text(',')];
      return evaluate(object).flatMap((value) => {
        if (value.kind !== 'node' || value.node.type !== 'ArrayExpression') return [UNKNOWN];
        const [first, ...others] = listOf(value.node, 'elements').map((one) => evaluate(one));
        return others.reduce<readonly Value[]>(
          (before, one) => joined(joined(before, separator), one),
          first ?? [text('')],
        );
      });
    }
    if (object && SAME_TEXT.has(method)) return textsOf(evaluate(object));
    return called.length > 0 ? called : [UNKNOWN];
  }

  function property(value: Value, key: string): readonly Value[] {
    if (value.kind === 'global') {
      if (value.path.length === 0 && ROOTS.has(key)) return [value];
      // The window of a document is the global object.
      if (key === 'defaultView' && value.path.join('.') === 'document')
        return [{ kind: 'global', path: [] }];
      return [{ kind: 'global', path: [...value.path, key] }];
    }
    if (value.kind !== 'node') return [UNKNOWN];
    const { node } = value;
    if (node.type === 'ArrayExpression') {
      const element = /^\d+$/.test(key) ? listOf(node, 'elements')[Number(key)] : undefined;
      return element ? evaluate(element) : elementsOf(value);
    }
    if (node.type !== 'ObjectExpression') return [UNKNOWN];
    const properties = listOf(node, 'properties');
    const named = properties.filter(
      (one) => key === ANY || nameOf(childOf(one, 'key')) === key || one['computed'] === true,
    );
    const values = named.flatMap((one) => inside(one, 'value'));
    const spread = properties.some(({ type }) => type === 'SpreadElement');
    return spread && named.length === 0 ? [UNKNOWN] : values;
  }

  function elementsOf(value: Value): readonly Value[] {
    if (value.kind !== 'node' || value.node.type !== 'ArrayExpression') return [UNKNOWN];
    const { node } = value;
    // A list that is spread into itself.
    if (openLists.has(node)) return [];
    openLists.add(node);
    const elements = listOf(node, 'elements')
      .slice(0, MOST)
      .flatMap((element) =>
        element.type === 'SpreadElement'
          ? inside(element, 'argument').flatMap(elementsOf)
          : evaluate(element),
      );
    openLists.delete(node);
    return distinct(elements);
  }

  function keysOf(member: Node): readonly string[] {
    const key = childOf(member, 'property');
    if (!key) return [];
    if (member['computed'] !== true) return [nameOf(key) ?? ''];
    const values = evaluate(key);
    return values.length === 0 ? [ANY] : values.map(textOf);
  }

  return evaluate;
}
