import type { PageHead } from '@talent/sdk/contract';
import { z } from 'zod';
import type { PageEntry } from '../page-index.ts';

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** The facts of a page that its index holds for the sitemap. */
export function pageFacts({
  robots,
  structuredData = [],
}: PageHead): Pick<PageEntry, 'noindex' | 'modifiedAt'> {
  // The newest change that the page's structured data states.
  const modifiedAt = structuredData
    .map(({ dateModified, datePublished }) => moment.safeParse(dateModified ?? datePublished).data)
    .filter((date) => date !== undefined)
    .sort((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1);
  return {
    ...(robots === 'index, follow' ? {} : { noindex: true as const }),
    ...(modifiedAt === undefined ? {} : { modifiedAt }),
  };
}
