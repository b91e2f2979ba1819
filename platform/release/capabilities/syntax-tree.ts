import { parseSync } from 'vite';

/** A node of a script's syntax tree (ESTree). Its fields differ by type and are read with the functions of this file. */
export interface Node {
  type: string;
  start: number;
  /** The node around it; the program has none. */
  parent?: Node;
  [field: string]: unknown;
}

/** A script that no browser could read either. */
export class UnreadableScriptError extends Error {
  override readonly name = 'UnreadableScriptError';
  readonly code = 'unreadable-script';
}

/** Parses a module, and gives each node its parent. @throws UnreadableScriptError */
export function parseModule(file: string, script: string): Node {
  const { program, errors } = parseSync(file, script, { sourceType: 'module', lang: 'js' });
  const [error] = errors;
  if (error !== undefined) throw new UnreadableScriptError(error.message);
  const root: unknown = program;
  if (!isNode(root)) throw new UnreadableScriptError('it has no program');
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const child of childrenOf(node)) {
      child.parent = node;
      open.push(child);
    }
  }
  return root;
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && 'type' in value && 'start' in value;
}

/** The nodes directly below a node, in no order. */
export function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const field in node) {
    if (field === 'parent') continue;
    const value = node[field];
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) found.push(one);
    } else if (isNode(value)) found.push(value);
  }
  return found;
}

/** The node in a field; null where there is none. */
export function childOf(node: Node, field: string): Node | null {
  const value = node[field];
  return isNode(value) ? value : null;
}

/** The nodes of a list; holes of an array are left out. */
export function listOf(node: Node, field: string): Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier or of a string that stands for one; null for other nodes. */
export function nameOf(node: Node | null): string | null {
  if (node === null) return null;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  return typeof node['name'] === 'string' ? node['name'] : null;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

export function isFunction(node: Node): boolean {
  return FUNCTIONS.has(node.type);
}

/** Visits a node and everything below it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    visit(next);
    open.push(...childrenOf(next));
  }
}
