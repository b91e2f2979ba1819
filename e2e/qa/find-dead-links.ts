import type { Difference } from './compare-sites.ts';
import type { PageFacts, SiteFacts } from './page-facts.ts';
import type { Target } from './target.ts';

/** Longest time for one answer, ms. */
const ANSWER_MS = 20_000;

/** Links of the later release that lead nowhere and did not before. Other sites are not asked. */
export async function findDeadLinks(
  target: Target,
  before: SiteFacts,
  after: SiteFacts,
): Promise<Difference[]> {
  const known = new Set([...before.values()].flatMap((page) => linksOf(page)).map(pathOf));
  const statuses = new Map<string, number>();
  const found: Difference[] = [];
  for (const page of after.values()) {
    const told = new Set<string>();
    for (const { app, url } of page.links) {
      const link = new URL(url);
      if (link.origin !== target.origin || link.pathname.startsWith('/_')) continue;
      const path = pathOf(url);
      if (told.has(path)) continue;
      told.add(path);
      const text = await faultOf(link);
      if (text === null || known.has(path)) continue;
      const versions = [
        before.get(page.path)?.versions[app] ?? null,
        page.versions[app] ?? null,
      ] as const;
      found.push({ path: page.path, kind: 'links', broken: true, app, versions, text });
    }
  }
  return found;

  async function faultOf({ pathname, search, hash }: URL): Promise<string | null> {
    const address = pathname + search;
    const status = statuses.get(address) ?? (await ask(target, address));
    statuses.set(address, status);
    if (status >= 400 || status === 0)
      return `${address} answers ${status === 0 ? 'nothing' : status}`;
    const named = after.get(pathname);
    const id = decodeURIComponent(hash.slice(1));
    return id !== '' && named && !named.ids.includes(id)
      ? `${address}${hash} has no such place`
      : null;
  }
}

const linksOf = (page: PageFacts): string[] => page.links.map(({ url }) => url);

/** Without the origin, which differs from side to side. */
const pathOf = (url: string): string => {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
};

async function ask({ origin, cookie }: Target, address: string): Promise<number> {
  const response = await fetch(origin + address, {
    redirect: 'manual',
    headers: cookie === null ? {} : { Cookie: cookie },
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? 0;
}
