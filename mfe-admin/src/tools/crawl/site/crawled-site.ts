import type { SiteHop } from '@talent/sdk/contract';
import { sitePath, type CrawledPage, type Hop } from '../document/read-document';

/** The facts of a site before any check. */
export interface SiteFacts {
  start: string;
  origins: readonly string[];
  pages: readonly CrawledPage[];
  /** Paths that the sitemap names; null where it could not be read. */
  sitemap: ReadonlySet<string> | null;
  robots: RobotsRules;
  /** Every page was reached that can be reached, so that what is missing does not exist. */
  isWhole: boolean;
  /** Bytes on the wire of files that pages name, by address. */
  sizes: ReadonlyMap<string, number>;
}

/** A site with what follows from its links. */
export interface CrawledSite extends SiteFacts {
  byPath: ReadonlyMap<string, CrawledPage>;
  /** Pages that link to a path, each once, without itself. */
  inlinks: ReadonlyMap<string, readonly string[]>;
  /** Clicks from the start; nothing for what no link leads to. */
  depths: ReadonlyMap<string, number>;
}

export function toCrawledSite(facts: SiteFacts): CrawledSite {
  const byPath = new Map(facts.pages.map((page) => [page.path, page]));
  const inlinks = new Map<string, string[]>();
  const ways = new Map<string, readonly string[]>();
  for (const page of facts.pages) {
    const targets = linkedPaths(page).filter((path) => path !== page.path);
    // A link to a redirect needs no further click.
    const ends = targets.map((path) => finalPath(byPath.get(path)) ?? path);
    ways.set(page.path, ends);
    for (const target of targets) {
      const sources = inlinks.get(target) ?? [];
      sources.push(page.path);
      inlinks.set(target, sources);
    }
  }
  return { ...facts, byPath, inlinks, depths: depthsFrom(facts.start, ways) };
}

/** Fewest clicks from one page to each that can be reached: breadth-first over `ways`, where each page leads. */
function depthsFrom(start: string, ways: ReadonlyMap<string, readonly string[]>) {
  const depths = new Map([[start, 0]]);
  for (const [path, depth] of depths) {
    // A map is gone through with what is added meanwhile.
    for (const next of ways.get(path) ?? []) if (!depths.has(next)) depths.set(next, depth + 1);
  }
  return depths;
}

/** Paths of this site that a page links to and that may be followed, each once; an error page leads nowhere. */
export function linkedPaths({ document, status }: CrawledPage): string[] {
  if (status !== 200) return [];
  const followed = document?.links.filter(({ nofollow }) => !nofollow) ?? [];
  return [...new Set(followed.flatMap(({ path }) => path ?? []))];
}

/** The last path of a redirect on this site; null without a redirect, or if it ends elsewhere. */
export function finalPath(page: CrawledPage | undefined): string | null {
  const last = page?.hops.at(-1);
  return last && last.location === null ? last.path : null;
}

/** Whether a search engine may show a page: it was read, answers 200, has no noindex, and names no other page as canonical. */
export function isIndexable(page: CrawledPage, { origins, robots }: SiteFacts): boolean {
  const { document } = page;
  if (page.outcome !== 'read' || page.status !== 200 || document === null) return false;
  if (isNoindex(page) || !isAllowed(page.path, robots)) return false;
  const [canonical] = document.canonicals;
  return canonical === undefined || sitePath(canonical, canonical, origins) === page.path;
}

/** Whether a page asks to be left out of search. */
export function isNoindex({ document, robotsHeader }: CrawledPage): boolean {
  return /\b(noindex|none)\b/.test(`${document?.robots ?? ''} ${robotsHeader}`);
}

/** The rules of `robots.txt` for every crawler. */
export type RobotsRules = readonly { allow: boolean; pattern: string }[];

/** Reads a `robots.txt` by RFC 9309: the groups of `*` together; unreadable lines are left out. */
export function readRobots(text: string): RobotsRules {
  const rules: { allow: boolean; pattern: string }[] = [];
  let agents: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const key = field.toLowerCase();
    if (key === 'user-agent') {
      agents = isNaming ? [...agents, value] : [value];
      isNaming = true;
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false;
      // An empty rule has no effect.
      if (agents.includes('*') && value !== '')
        rules.push({ allow: key === 'allow', pattern: value });
    }
  }
  return rules;
}

/** Whether a path may be crawled: the longest rule that fits decides, and of equal ones the one that allows. */
export function isAllowed(path: string, rules: RobotsRules): boolean {
  const [first] = rules
    .filter(({ pattern }) => fits(pattern, path))
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow));
  return first?.allow ?? true;
}

/** `*` matches anything, `$` at the end the end of the path. */
function fits(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped.replace(/\\\$$/, '$')}`).test(path);
}

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
