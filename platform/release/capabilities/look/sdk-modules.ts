import { childOf, listOf, nameOf, type Node } from '../syntax-tree.ts';
import { ANY } from '../values.ts';
import type { Looked } from './looked.ts';

const SDK = '@talent/sdk';

/** Exports of the SDK: of an import, or of the shared module that federation gives. */
export function lookAtSdk(node: Node, looked: Looked): void {
  if (node.type === 'ImportDeclaration' && nameOf(childOf(node, 'source')) === SDK) {
    for (const specifier of listOf(node, 'specifiers')) {
      looked.report('sdk', nameOf(childOf(specifier, 'imported')) ?? ANY);
    }
  }
  const isCall = node.type === 'CallExpression' || node.type === 'ImportExpression';
  const asked =
    node.type === 'CallExpression' ? listOf(node, 'arguments')[0] : childOf(node, 'source');
  if (!isCall || nameOf(asked ?? null) !== SDK) return;
  for (const name of namesTakenFrom(node, looked)) looked.report('sdk', name);
}

/** Names of the properties that are taken of a module; `ANY` where the whole module is handed on. */
function namesTakenFrom(node: Node, looked: Looked): string[] {
  const { parent } = node;
  if (parent === undefined) return [];
  switch (parent.type) {
    case 'AwaitExpression':
    case 'ParenthesizedExpression':
      return namesTakenFrom(parent, looked);
    case 'ExpressionStatement':
      return [];
    case 'MemberExpression': {
      const name = nameOf(childOf(parent, 'property'));
      return [parent['computed'] === true || name === null ? ANY : name];
    }
    case 'VariableDeclarator':
    case 'AssignmentExpression': {
      const target = childOf(parent, parent.type === 'VariableDeclarator' ? 'id' : 'left');
      if (target?.type === 'ObjectPattern') {
        return listOf(target, 'properties').map(
          (property) => nameOf(childOf(property, 'key')) ?? ANY,
        );
      }
      const binding = target ? looked.program.bindingOf(target) : null;
      return binding === null
        ? [ANY]
        : binding.references.flatMap((reference) => namesTakenFrom(reference, looked));
    }
    default:
      return [ANY];
  }
}
