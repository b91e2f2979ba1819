import { cutText } from '@talent/api/text/cut-text';
/** How a visitor came to the site. */
export interface Arrival {
  /** Host of the referring page; null without a referrer, or when it is this site. */
  referrer_host: string | null;
  /** Campaign parameters of the address, each at most 100 characters. */
  utm: Partial<Record<UtmPart, string>>;
}

type UtmPart = (typeof utmParts)[number];

const utmParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/**
 * Reads how the visitor arrived.
 * @param address - address that the document was fetched from; navigations may have changed it since.
 */
export function readArrival(address: string, referrer: string): Arrival {
  const url = URL.parse(address);
  const from = URL.parse(referrer);
  const utm: Arrival['utm'] = {};
  for (const part of utmParts) {
    const value = cutText(url?.searchParams.get(`utm_${part}`)?.trim() ?? '', 100);
    if (value) utm[part] = value;
  }
  const isElsewhere = from !== null && from.host !== '' && from.host !== url?.host;
  return { referrer_host: isElsewhere ? from.hostname : null, utm };
}
