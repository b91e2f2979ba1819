import type { Composition } from '@talent/sdk/contract';

/** The composition's name for people and for the gateway: `stable.42`. */
export function compositionId({ channel, revision }: Composition): string {
  return `${channel}.${revision}`;
}

/** Address that shows a page with exactly this set of versions, whatever is live later. */
export function compositionLink(composition: Composition, page: URL): string {
  const link = new URL(`/_channel/${compositionId(composition)}`, page);
  link.searchParams.set('to', page.pathname + page.search);
  return link.href;
}
