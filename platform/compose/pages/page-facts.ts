import type { PageHead } from '@talent/sdk/contract';
import { z } from 'zod';
import type { PageEntry } from '../page-index.ts';

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** The facts of a page that its index holds for the sitemap. */
export function pageFacts({
  robots,
  modifiedAt: stated,
  structuredData = [],
}: PageHead): Pick<PageEntry, 'noindex' | 'modifiedAt'> {
  // The newest change that the page's head or its structured data states.
  const modifiedAt = [stated, ...structuredData.map(statedChange)]
    .map((date) => moment.safeParse(date).data)
    .filter((date) => date !== undefined)
    .sort((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1);
  return {
    ...(robots === 'index, follow' ? {} : { noindex: true as const }),
    ...(modifiedAt === undefined ? {} : { modifiedAt }),
  };
}

function statedChange({ dateModified, datePublished }: Record<string, unknown>): unknown {
  return dateModified ?? datePublished;
}

/** Longest content that a navigation brings along, characters: a longer one would arrive later than the code. */
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
