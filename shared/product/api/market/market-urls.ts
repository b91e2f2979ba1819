import { boardKind, type BoardKind } from '../salary/posted-pay.ts';
import { marketSourceKey, type MarketSourceKey } from './market-data.ts';

/**
 * The files in `MARKET_URLS`: entries such as `ai-postings-share=https://…`, separated by spaces, at most one for each source.
 * @returns undefined where an entry has another form
 */
export function readMarketUrls(text: string): ReadonlyMap<MarketSourceKey, string> | undefined {
  return entriesOf(text)?.files;
}

/** The job board APIs in `MARKET_URLS`, such as `lever=https://api.lever.co`. A kind without an entry is not asked. */
export function readBoardUrls(text: string): ReadonlyMap<BoardKind, string> | undefined {
  return entriesOf(text)?.boards;
}

function entriesOf(text: string) {
  const files = new Map<MarketSourceKey, string>();
  const boards = new Map<BoardKind, string>();
  for (const entry of text.split(/\s+/).filter((part) => part !== '')) {
    const [, name, address] = /^([a-z-]+)=(\S+)$/.exec(entry) ?? [];
    const { data: key } = marketSourceKey.safeParse(name);
    const { data: kind } = boardKind.safeParse(name);
    const url = URL.parse(address ?? '');
    if (url?.protocol !== 'https:') return undefined;
    // The whole address is stored and shown to staff.
    if (url.username || url.password || url.search || url.hash) return undefined;
    if (key !== undefined && !files.has(key)) files.set(key, url.href);
    else if (kind !== undefined && !boards.has(kind)) boards.set(kind, url.href);
    else return undefined;
  }
  return { files, boards };
}
