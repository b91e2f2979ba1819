import type { GraphPage } from '../api/load-link-graph';
import { pageRank } from './page-rank';

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
