import type { GraphPage } from '../api/authority';

/** A page and the pages of the site that it links to. */
interface LinkedPage {
  path: string;
  links: readonly string[];
}

/** Probability of following a link instead of starting over, as in the paper. */
const DAMPING = 0.85;
const MOST_ROUNDS = 200;
/** Rounds end when no rank moves by more. */
const STILL = 1e-9;

/**
 * The weight that the links within a site give to each of its pages: PageRank (Brin and Page, 1998), as path -> share, of
 * which the sum is 1. Links to itself and to pages that are not listed do not count; a page without links leads to all.
 */
export function pageRank(pages: readonly LinkedPage[]): Map<string, number> {
  const places = new Map(pages.map(({ path }, at) => [path, at]));
  const targets = pages.map(({ path, links }) => {
    const known = new Set(links.filter((link) => link !== path && places.has(link)));
    return [...known].map((link) => places.get(link) ?? 0);
  });
  const count = pages.length;
  let ranks = new Array<number>(count).fill(1 / count);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = nextRanks(ranks, targets);
    const moved = Math.max(0, ...next.map((rank, at) => Math.abs(rank - (ranks[at] ?? 0))));
    ranks = next;
    if (moved <= STILL) break;
  }
  return new Map(pages.map(({ path }, at) => [path, ranks[at] ?? 0]));
}

function nextRanks(ranks: readonly number[], targets: readonly (readonly number[])[]): number[] {
  const count = ranks.length;
  const fromDeadEnds = ranks.reduce(
    (sum, rank, at) => (targets[at]?.length === 0 ? sum + rank : sum),
    0,
  );
  const base = (1 - DAMPING) / count + (DAMPING * fromDeadEnds) / count;
  const next = new Array<number>(count).fill(base);
  for (const [at, links] of targets.entries()) {
    const share = (DAMPING * (ranks[at] ?? 0)) / links.length;
    for (const link of links) next[link] = (next[link] ?? 0) + share;
  }
  return next;
}

/** A page with the weight that the links of the site give it. */
export interface RankedPage {
  path: string;
  title: string;
  /** Percent of all weight. */
  share: number;
  /** 1 is what a page has on average. */
  ofAverage: number;
  linksIn: number;
  linksOut: number;
}

/** Ranks the pages that were read; a link to an address that redirects counts for where it leads. */
export function rankPages(crawled: readonly GraphPage[]): RankedPage[] {
  const redirects = new Map(
    crawled.flatMap(({ path, redirect_to }) =>
      redirect_to === null ? [] : [[path, redirect_to] as const],
    ),
  );
  const pages = crawled.filter(({ outcome }) => outcome === 'read');
  const known = new Set(pages.map(({ path }) => path));
  const linked = pages.map(({ path, links }) => {
    const ends = links.map((link) => redirects.get(link) ?? link);
    return { path, links: [...new Set(ends)].filter((end) => end !== path && known.has(end)) };
  });
  const ranks = pageRank(linked);
  const linksIn = new Map<string, number>();
  for (const { links } of linked) {
    for (const link of links) linksIn.set(link, (linksIn.get(link) ?? 0) + 1);
  }
  return pages.map(({ path, title }, at) => {
    const rank = ranks.get(path) ?? 0;
    return {
      path,
      title: title ?? '',
      share: rank * 100,
      ofAverage: rank * pages.length,
      linksIn: linksIn.get(path) ?? 0,
      linksOut: linked[at]?.links.length ?? 0,
    };
  });
}
