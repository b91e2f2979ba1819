/** Anything that has a React Router pattern: static segments and whole dynamic ones (`/blog/:slug`). */
interface HasPattern {
  pattern: string;
}

/** An item with its pattern taken apart, in a list that is tried from first to last. */
export interface Ranked<Item> {
  item: Item;
  parts: readonly string[];
}

/** Values of the dynamic segments, decoded. */
type PathParams = Readonly<Record<string, string>>;

const STATIC_SCORE = 10;
const DYNAMIC_SCORE = 3;

/**
 * Orders items the way React Router ranks its routes: more segments first, a static segment before a
 * dynamic one, and equals in the order they came.
 */
export function rankPatterns<Item extends HasPattern>(items: readonly Item[]): Ranked<Item>[] {
  return items
    .map((item) => ({ item, parts: item.pattern.split('/').filter(Boolean) }))
    .sort((left, right) => score(right.parts) - score(left.parts));
}

/** The first ranked item whose pattern fits the decoded segments, with its parameters; null: none. */
export function matchRanked<Item>(
  ranked: readonly Ranked<Item>[],
  segments: readonly string[],
): { item: Item; params: PathParams } | null {
  for (const { item, parts } of ranked) {
    const params = matchParts(parts, segments);
    if (params) return { item, params };
  }
  return null;
}

/** Puts parameters into a pattern; values are percent-encoded. */
export function fillPattern(pattern: string, params: PathParams): string {
  return pattern.replaceAll(/:([\w-]+)/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}

function matchParts(parts: readonly string[], segments: readonly string[]): PathParams | null {
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (isDynamic(part)) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

function score(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + 1 + (isDynamic(part) ? DYNAMIC_SCORE : STATIC_SCORE), 0);
}

function isDynamic(part: string): boolean {
  return /^:[\w-]+$/.test(part);
}

/**
 * The form of a pattern as React Router compares it. Names of parameters and letter case do not count, so `/blog/:slug`
 * and `/Blog/:id` have the same shape.
 */
export function patternShape(pattern: string): string {
  return pattern.toLowerCase().replace(/\/:[\w-]+/g, '/:');
}

/**
 * Whether a path exists that both patterns match with the same rank, so that only their order would
 * decide: `/a/:x` and `/:y/b`. Patterns of different rank are fine: a static segment comes first.
 */
export function areAmbiguous(left: string, right: string): boolean {
  const [a, b] = [patternShape(left).split('/'), patternShape(right).split('/')];
  if (a.length !== b.length) return false;
  const overlap = a.every(
    (segment, index) => segment === b[index] || segment === ':' || b[index] === ':',
  );
  const parameters = (segments: string[]) => segments.filter((segment) => segment === ':').length;
  return overlap && parameters(a) === parameters(b);
}
