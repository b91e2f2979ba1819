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
