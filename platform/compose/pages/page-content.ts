/**
 * Longest content that a navigation brings along, characters. A longer one would arrive later than the code that renders it.
 */
const LONGEST = 120_000;

/**
 * HTML inside the `main` element of a rendered page: what a navigation shows until the page's code has run. Undefined for a
 * page without one, and for one that is too long.
 *
 * @param body content of the root element
 */
export function contentOf(body: string): string | undefined {
  const start = /<main\b[^>]*>/.exec(body);
  const end = body.lastIndexOf('</main>');
  if (start === null || end < 0) return undefined;
  const content = body.slice(start.index + start[0].length, end);
  return content.length > LONGEST ? undefined : content;
}
