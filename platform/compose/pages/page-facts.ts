import type { PageHead } from '@talent/sdk/contract';
import { z } from 'zod';
import type { PageEntry } from '../page-index.ts';

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** The facts of a page that its index holds for the sitemap. */
export function pageFacts(head: PageHead): Pick<PageEntry, 'noindex' | 'modifiedAt'> {
  const modifiedAt = modifiedAtOf(head);
  return {
    ...(head.robots === 'index, follow' ? {} : { noindex: true as const }),
    ...(modifiedAt === undefined ? {} : { modifiedAt }),
  };
}

/** The newest change that the page's structured data states; undefined where it has no readable date. */
function modifiedAtOf({ structuredData = [] }: PageHead): string | undefined {
  return structuredData
    .map(({ dateModified, datePublished }) => moment.safeParse(dateModified ?? datePublished).data)
    .filter((date) => date !== undefined)
    .sort((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1);
}
