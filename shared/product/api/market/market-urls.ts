import { marketSourceKey, type MarketSourceKey } from './market-data.ts';

/**
 * Reads `MARKET_URLS`: entries such as `ai-postings-share=https://…`, separated by spaces, at most one for each source.
 * @returns undefined where an entry has another form
 */
export function readMarketUrls(text: string): ReadonlyMap<MarketSourceKey, string> | undefined {
  const urls = new Map<MarketSourceKey, string>();
  for (const entry of text.split(/\s+/).filter((part) => part !== '')) {
    const [, name, address] = /^([a-z-]+)=(\S+)$/.exec(entry) ?? [];
    const { data: key } = marketSourceKey.safeParse(name);
    const url = URL.parse(address ?? '');
    if (key === undefined || urls.has(key) || url?.protocol !== 'https:') return undefined;
    // The whole address is stored and shown to staff.
    if (url.username || url.password || url.search || url.hash) return undefined;
    urls.set(key, url.href);
  }
  return urls;
}
