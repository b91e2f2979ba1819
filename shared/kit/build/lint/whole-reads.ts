import { readFileSync } from 'node:fs';

/** A node of the syntax tree, with the fields that are read here. */
export interface SyntaxNode
  extends Partial<Record<Part, SyntaxNode>>, Partial<Record<Parts, SyntaxNode[]>> {
  type: string;
  name?: string;
  value?: unknown;
  body?: unknown;
  operator?: string;
  computed?: boolean;
  parent?: SyntaxNode | null;
  argument?: SyntaxNode | null;
  declaration?: SyntaxNode | null;
}
type Part =
  | ('object' | 'property' | 'callee' | 'expression' | 'key' | 'left' | 'right')
  | ('test' | 'consequent' | 'alternate' | 'id' | 'local');
type Parts =
  | ('arguments' | 'properties' | 'expressions' | 'children' | 'elements')
  | ('declarations' | 'specifiers');

/** Calls after which a query gives one row, a known number of rows, or what it has written. */
const BOUNDS = 'limit range single maybeSingle insert update upsert delete'.split(' ');
/** Functions that ask until they have every row. */
const PAGING = ['allRows', 'rowsIn'];

/** Functions of the database that give rows. */
const setFunctions = new Set(
  readFileSync(new URL('../../../product/data/src/database.types.ts', import.meta.url), 'utf8')
    .split('    Functions: {')[1]
    ?.split(/^ {6}(?=\w+: \{)/m)
    .filter((text) => /[\]}]\[\](;\s+| )\};/.test(text))
    .map((text) => text.slice(0, text.indexOf(':'))),
);

/**
 * The method to report when a query takes as many rows as the server gives; null for other calls.
 * @param last - any call; that of a query is the last one of its chain.
 */
export function unboundedRead(last: SyntaxNode): SyntaxNode | null {
  if (last.parent?.type === 'MemberExpression') return null;
  const calls = [...callsOf(last)];
  if (calls.some(({ method }) => BOUNDS.includes(method?.name ?? ''))) return null;
  const isTable = calls.some(({ method, of }) => method?.name === 'from' && of.length > 0);
  const read = calls.find(
    ({ method, of }) =>
      (method?.name === 'select' && (isTable || of.length > 0)) ||
      (method?.name === 'rpc' && setFunctions.has(String(of[0]?.value))),
  );
  if (read === undefined || calls.some(({ of }) => of.some(asksForCount))) return null;
  for (let node = last.parent; node; node = node.parent) {
    if (PAGING.includes(node.callee?.name ?? '')) return null;
  }
  return read.method ?? null;
}

/** The calls of a chain such as `data.from('jobs').select('slug')`, the last one first. */
function* callsOf(last: SyntaxNode) {
  for (let node: SyntaxNode | undefined = last; node; node = node.callee?.object) {
    yield { method: node.callee?.property, of: node.arguments ?? [] };
  }
}

/** With the number of all rows the caller knows whether there are more. */
function asksForCount({ name, properties }: SyntaxNode): boolean {
  return name === 'counted' || (properties ?? []).some(({ key }) => key?.name === 'count');
}
