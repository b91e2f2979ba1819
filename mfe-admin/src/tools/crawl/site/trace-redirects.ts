import type { SiteHop } from '@talent/sdk/contract';
import type { Hop } from '../document/page-facts';
import { sitePath } from '../document/site-path';

/** Browsers give up after twenty; a longer chain than this is a mistake. */
const mostHops = 10;

interface TraceOptions {
  origin: string;
  origins: readonly string[];
  /** The site's answer to a path, without following it; null if it does not tell. */
  hopOf: (path: string) => Promise<SiteHop | null>;
}

/**
 * The answers from a path to the page where it ends, one by one. A loop ends with the answer that leads back; a chain
 * that leaves the site, with the one that does. Empty where the site does not tell.
 */
export async function traceRedirects(
  path: string,
  { origin, origins, hopOf }: TraceOptions,
): Promise<Hop[]> {
  const hops: Hop[] = [];
  const seen = new Set<string>();
  for (let next: string | null = path; next !== null && hops.length < mostHops;) {
    const hop = await hopOf(next);
    if (hop === null) return hops;
    const target =
      hop.location === null ? null : (sitePath(hop.location, origin, origins) ?? hop.location);
    hops.push({ path: next, status: hop.status, location: target });
    seen.add(next);
    next = target === null || seen.has(target) || !target.startsWith('/') ? null : target;
  }
  return hops;
}

export function isLoop(hops: readonly Hop[]): boolean {
  const last = hops.at(-1)?.location ?? null;
  return last !== null && hops.some(({ path }) => path === last);
}
