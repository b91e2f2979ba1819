import type { Program } from '../program.ts';
import { childOf, listOf, type Node } from '../syntax-tree.ts';
import type { Report } from '../uses.ts';
import { ANY, textOf, type Evaluate } from '../values.ts';

/** Facts that each look at a node needs. */
export interface Looked {
  evaluate: Evaluate;
  program: Program;
  report: Report;
}

/** The texts that an expression may be; `ANY` where nothing is known. */
export function textsAt(
  node: Node | null | undefined,
  { evaluate }: Pick<Looked, 'evaluate'>,
): string[] {
  if (!node) return [ANY];
  const texts = evaluate(node).map(textOf);
  return texts.length === 0 ? [ANY] : texts;
}

/** The paths of globals, with dots, that an expression may be. */
export function pathsAt(node: Node | null, { evaluate }: Pick<Looked, 'evaluate'>): string[] {
  if (!node) return [];
  return evaluate(node).flatMap((value) => (value.kind === 'global' ? [value.path.join('.')] : []));
}

/** A call with `call` and `apply` resolved: the path of the function, and what it is given. */
export function callsAt(
  node: Node,
  looked: Looked,
): { path: string; given: readonly (Node | undefined)[] }[] {
  const given = listOf(node, 'arguments');
  return pathsAt(childOf(node, 'callee'), looked).map((path) => {
    if (path === 'Reflect.apply') {
      const [target = ''] = pathsAt(given[0] ?? null, looked);
      return { path: target, given: given[2] ? listOf(given[2], 'elements') : [] };
    }
    const [, target, how] = /^(.+)\.(call|apply)$/.exec(path) ?? [];
    if (target === undefined) return { path, given };
    if (how === 'call') return { path: target, given: given.slice(1) };
    return { path: target, given: given[1] ? listOf(given[1], 'elements') : [] };
  });
}

/** The origin of an address on another host; null for the site's own addresses, and where it is not known. */
export function foreignOriginOf(address: string): string | null {
  const [, scheme = 'https:', host] =
    /^\s*(https?:|wss?:)?[\\/]{2}([^\\/?#\uE000]+)/i.exec(address) ?? [];
  if (host === undefined) return null;
  return `${scheme.toLowerCase()}//${host.replace(/^.*@/, '').toLowerCase()}`;
}
