import type { CrawledPage } from '../document/page-facts';
import { sitePath } from '../document/site-path';
import { isAllowed, type RobotsRules } from './robots-rules';

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
