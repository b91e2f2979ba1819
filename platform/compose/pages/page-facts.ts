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
