import type { Catalog, Relation } from '../catalog.ts';
import { encoded, oddText } from '../odd-values.ts';
import type { Random } from '../../fixtures/random.ts';

const OPERATORS = [
  ...(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'is'] as const),
  ...(['isdistinct', 'in', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'] as const),
  ...(['fts', 'plfts', 'phfts', 'wfts'] as const),
] as const;
const NO_OPERATORS = ['contains', 'xyz', '', '__proto__', 'constructor'] as const;
const MODIFIERS = ['(any)', '(all)', '(any)', '(all)', '(english)', '(none)', '(', '()'] as const;
const PATHS = ['->a', '->>a', '->0', '->a->>b', '->-1', '->>', '::text', '::none', ' '] as const;
const CASTS = ['::text', '::int', '::json', '::int[]', '::regclass', '::none', '::'] as const;
const AGGREGATES = ['.count()', '.sum()', '.avg()', '.max()', '.min()', '.none()'] as const;
const HINTS = ['', '', '!inner', '!left', '!none', '!inner!left', '!'] as const;

/** One of a list, seldom: else nothing. */
function seldom(random: Random, share: number, list: readonly [string, ...string[]]): string {
  return random.chance(share) ? random.pick(list) : '';
}

/** A column of a relation; seldom one of another, or none at all. */
export function column(random: Random, relation: Relation): string {
  if (random.chance(0.02)) return encoded(random, oddText(random).slice(0, 40));
  return random.pickOr(relation.columns, 'id');
}

/** `eq.1`, `not.in.(…)`, `like(any).{…}`, and what only looks like one. */
export function condition(random: Random): string {
  const not = random.chance(0.15)
    ? random.pick(['not.', 'not.', 'not.', 'not.', 'not.not.', 'not'])
    : '';
  const operator = random.pick(random.chance(0.04) ? NO_OPERATORS : OPERATORS);
  return `${not}${operator}${seldom(random, 0.12, MODIFIERS)}.${operand(random, operator)}`;
}

function operand(random: Random, operator: string): string {
  const one = (): string => encoded(random, oddText(random));
  if (operator === 'is') return random.pick(['null', 'true', 'unknown', 'not_null', 'x', '']);
  if (operator !== 'in' || random.chance(0.15)) return one();
  const many = random.chance(0.03) ? 3000 : 4;
  const items = random.several(0, many, () => (many > 4 ? '1' : one()));
  return `(${items.join(',')}${random.chance(0.1) ? '' : ')'}`;
}

/** `or=(a.eq.1,and(b.lt.2,…))`, nested now and then far too deep. */
export function logic(random: Random, relation: Relation, depth = 0): string {
  const name = random.pick(['or', 'and', 'not.or', 'not.and']);
  const list = logicList(random, relation, depth);
  return depth === 0 ? `${name}=${list}` : `${name}${list}`;
}

function logicList(random: Random, relation: Relation, depth: number): string {
  if (depth === 0 && random.chance(0.04)) {
    return `${'(and'.repeat(400)}(id.eq.1)${')'.repeat(400)}`;
  }
  if (depth === 0 && random.chance(0.03)) {
    const part = `${random.pickOr(relation.columns, 'id')}.is.null`;
    return `(${Array.from({ length: 200 }, () => part).join(',')})`;
  }
  const parts = random.several(0, 4, () =>
    depth < 4 && random.chance(0.25)
      ? logic(random, relation, depth + 1)
      : `${column(random, relation)}${seldom(random, 0.08, PATHS)}.${condition(random)}`,
  );
  return `(${parts.join(',')}${random.chance(0.05) ? '' : ')'}`;
}

/** `select=`, with embedded relations, casts, aggregates, names and JSON paths. */
export function selection(random: Random, catalog: Catalog, relation: Relation, depth = 0): string {
  const items = random.several(1, 4, () => {
    if (random.chance(0.12)) return random.pick(['*', '*', '*', 'count()', '', '...', '*,*', '()']);
    const alias = random.chance(0.15) ? `${random.pick(['x', 'a b', '"q"', ''])}:` : '';
    if (random.chance(0.3) && depth < 5) {
      const target = embedded(random, catalog, relation);
      const spread = random.chance(0.2) ? '...' : '';
      const inner = selection(random, catalog, target, depth + 1);
      return `${alias}${spread}${target.name}${random.pick(HINTS)}(${inner})`;
    }
    const name = `${column(random, relation)}${seldom(random, 0.08, PATHS)}`;
    return `${alias}${name}${seldom(random, 0.08, AGGREGATES)}${seldom(random, 0.12, CASTS)}`;
  });
  return items.join(',');
}

/** Mostly a relation that can be embedded. */
function embedded(random: Random, { relations }: Catalog, { related }: Relation): Relation {
  const name = random.chance(0.85) ? random.pickOr(related, '') : '';
  const any = random.pickOr(relations, { name: 'jobs', columns: [], related: [] });
  return relations.find((relation) => relation.name === name) ?? any;
}

/** `order=`, of columns, JSON paths and embedded relations. */
export function ordering(random: Random, relation: Relation): string {
  const directions = [
    '',
    '.asc',
    '.desc',
    '.nullsfirst',
    '.desc.nullslast',
    '.up',
    '.asc.asc',
  ] as const;
  const one = (): string =>
    `${column(random, relation)}${seldom(random, 0.08, PATHS)}${random.pick(directions)}`;
  return random.several(1, 3, one).join(',');
}

/** A filter on one column: `column=condition`. */
export function filter(random: Random, relation: Relation): string {
  return `${column(random, relation)}${seldom(random, 0.08, PATHS)}=${condition(random)}`;
}
