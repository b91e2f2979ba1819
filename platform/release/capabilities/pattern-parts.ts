import { childOf, listOf, nameOf, type Node } from './syntax-tree.ts';

/** Where a variable's value comes from. */
export type Source =
  /** A part of an expression; null in the path: a part with an unknown name. */
  | { kind: 'expression'; node: Node; path: readonly (string | null)[] }
  /** Each element of a list. */
  | { kind: 'element'; node: Node }
  | { kind: 'parameter'; of: Node; index: number; path: readonly (string | null)[] }
  | { kind: 'import'; from: string; name: string }
  /** Declared without a value. */
  | { kind: 'none' }
  | { kind: 'unknown' };

/** The value of a declared variable: its initializer, or an element of the list that a loop goes through. */
export function valueOf(declarator: Node): Source {
  const init = childOf(declarator, 'init');
  if (init) return { kind: 'expression', node: init, path: [] };
  const loop = declarator.parent?.parent;
  const list =
    loop?.type === 'ForOfStatement' && childOf(loop, 'left') === declarator.parent
      ? childOf(loop, 'right')
      : null;
  if (list) return { kind: 'element', node: list };
  return loop?.type === 'ForInStatement' ? { kind: 'unknown' } : { kind: 'none' };
}

/** The variables of a pattern, each with the part of the value that it gets. */
export function parts(pattern: Node, source: Source): [Node, Source][] {
  switch (pattern.type) {
    case 'Identifier':
      return [[pattern, source]];
    case 'AssignmentPattern': {
      const [left, right] = [childOf(pattern, 'left'), childOf(pattern, 'right')];
      if (!left) return [];
      const byDefault: [Node, Source][] = right
        ? parts(left, { kind: 'expression', node: right, path: [] })
        : [];
      return [...parts(left, source), ...byDefault];
    }
    case 'RestElement': {
      const argument = childOf(pattern, 'argument');
      // The rest of an object has the same properties; the rest of a parameter list is a list of its own.
      return argument
        ? parts(argument, source.kind === 'parameter' ? { kind: 'unknown' } : source)
        : [];
    }
    case 'ObjectPattern':
      return listOf(pattern, 'properties').flatMap((property) => {
        if (property.type === 'RestElement') return parts(property, source);
        const [key, value] = [childOf(property, 'key'), childOf(property, 'value')];
        const name = property['computed'] === true && key?.type !== 'Literal' ? null : nameOf(key);
        return value ? parts(value, partOf(source, name)) : [];
      });
    case 'ArrayPattern': {
      const elements = pattern['elements'];
      if (!Array.isArray(elements)) return [];
      return elements.flatMap((element: Node | null, index) =>
        element ? parts(element, partOf(source, String(index))) : [],
      );
    }
    default:
      return [];
  }
}

function partOf(source: Source, name: string | null): Source {
  if (source.kind === 'expression' || source.kind === 'parameter') {
    return { ...source, path: [...source.path, name] };
  }
  return { kind: 'unknown' };
}

/** Whether an identifier reads or changes a variable, and is not the name of a property, a label or an import. */
export function isUse(node: Node): boolean {
  const { parent } = node;
  if (parent === undefined) return false;
  const isNamed = parent['computed'] !== true;
  switch (parent.type) {
    case 'MemberExpression':
      return childOf(parent, 'object') === node || !isNamed;
    case 'Property':
      return childOf(parent, 'value') === node || !isNamed;
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return childOf(parent, 'value') === node || !isNamed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ImportSpecifier':
    case 'ImportAttribute':
      return false;
    case 'ExportSpecifier':
      return childOf(parent, 'local') === node && !parent.parent?.['source'];
    default:
      return true;
  }
}
