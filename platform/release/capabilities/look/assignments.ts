import { childOf, listOf, nameOf, type Node } from '../syntax-tree.ts';
import { ANY } from '../values.ts';
import { reportGlobal, reportKey } from './globals.ts';
import { pathsAt, textsAt, type Looked } from './looked.ts';

/** Assignments to these go to another page. */
const NAVIGATES = new Set(['location', 'location.href', 'document.location']);

/** Assignments to globals, to cookies and to storages by property. */
export function lookAtAssignment(node: Node, looked: Looked): void {
  if (node.type === 'AssignmentExpression') {
    const left = childOf(node, 'left');
    if (left) lookAtTarget(left, childOf(node, 'right'), looked);
  } else if (node.type === 'UpdateExpression') {
    const target = childOf(node, 'argument');
    if (target) lookAtTarget(target, null, looked);
  } else if (node.type === 'UnaryExpression' && node['operator'] === 'delete') {
    const target = childOf(node, 'argument');
    if (target) lookAtTarget(target, null, looked);
  } else if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') {
    const target = childOf(node, 'left');
    if (target && target.type !== 'VariableDeclaration') lookAtTarget(target, null, looked);
  }
}

function lookAtTarget(target: Node, value: Node | null, looked: Looked): void {
  if (target.type === 'ObjectPattern') {
    for (const property of listOf(target, 'properties')) {
      const inner = childOf(property, 'value');
      if (inner) lookAtTarget(inner, null, looked);
    }
    return;
  }
  if (target.type === 'Identifier') {
    if (looked.program.bindingOf(target) !== null) return;
    const name = nameOf(target) ?? '';
    if (!NAVIGATES.has(name)) reportGlobal(name, looked);
    return;
  }
  const inner = target.type === 'ChainExpression' ? childOf(target, 'expression') : target;
  if (inner?.type !== 'MemberExpression') return;
  const property = childOf(inner, 'property');
  const keys = inner['computed'] === true ? textsAt(property, looked) : [nameOf(property) ?? ''];
  const object = childOf(inner, 'object');
  // An object that may be of the code itself is no global: libraries set properties of "an element or the window".
  if (!object || looked.evaluate(object).some(({ kind }) => kind !== 'global')) return;
  for (const path of pathsAt(object, looked)) {
    for (const key of keys) lookAtProperty(path, key, value, looked);
  }
}

function lookAtProperty(object: string, key: string, value: Node | null, looked: Looked): void {
  const path = object === '' ? key : `${object}.${key}`;
  if (path === 'document.cookie') {
    for (const text of textsAt(value, looked)) reportKey('cookie', cookieName(text), looked);
  }
  if (object === 'localStorage' || object === 'sessionStorage') {
    reportKey(object === 'localStorage' ? 'local' : 'session', key, looked);
  }
  if (NAVIGATES.has(path)) {
    for (const text of textsAt(value, looked))
      if (text.startsWith('/')) looked.report('link', text);
    return;
  }
  if (object === '') reportGlobal(key, looked);
  else if (/(^|\.)prototype$/.test(object) || isLibrary(object)) looked.report('global', path);
}

/** Objects of the language whose functions every script uses. */
function isLibrary(object: string): boolean {
  return /^(Array|Date|JSON|Map|Math|Number|Object|Promise|Reflect|RegExp|Set|String|console)$/.test(
    object,
  );
}

/** `theme` of `theme=dark; path=/`. */
function cookieName(text: string): string {
  const [name = ''] = text.split('=');
  return text.includes('=') || text.includes(ANY) ? name.trim() : text;
}
