import type { PageHead } from '@talent/sdk/contract';
import { z } from 'zod';
import type { PageEntry } from '../page-index.ts';

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** What the index of a pair says about a page for the sitemap. */
export function pageFacts(head: PageHead): Pick<PageEntry, 'noindex' | 'modifiedAt'> {
  const modifiedAt = modifiedAtOf(head);
  return {
    ...(head.robots === 'index, follow' ? {} : { noindex: true as const }),
    ...(modifiedAt === undefined ? {} : { modifiedAt }),
  };
}

/** The newest change that the page's structured data owns up to; undefined where it says nothing that can be read. */
function modifiedAtOf({ structuredData = [] }: PageHead): string | undefined {
  return structuredData
    .map(({ dateModified, datePublished }) => moment.safeParse(dateModified ?? datePublished).data)
    .filter((date) => date !== undefined)
    .sort((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1);
}
