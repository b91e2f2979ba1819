import { formatFigure } from '@talent/sdk/format';
import { EmptyState } from '@talent/ui/empty-state';
import { useMemo } from 'react';
import { ButtonLink } from '../../controls/site-link';
import { Loaded } from '../../queries/query-part';
import { Address } from '../../table/address';
import { columnsOf, figureColumn, rare } from '../../table/columns';
import { ToolTable } from '../../table/tool-table';
import { formatTime } from '../../time/format-time';
import { authority, linkTexts as text } from './content/authority';
import { authorityQueries, type GraphPage, type LinkGraph } from './queries';

export function LinkAuthority() {
  return (
    <Loaded query={authorityQueries.links} texts={authority}>
      {(graph) =>
        graph === null ? (
          <EmptyState kind="chart">
            <p className="mb-3">{text.none}</p>
            <ButtonLink to="/comprehensive-seo-dashboard">{text.crawl}</ButtonLink>
          </EmptyState>
        ) : (
          <RankedPages graph={graph} />
        )
      }
    </Loaded>
  );
}

function RankedPages({ graph }: { graph: LinkGraph }) {
  const rows = useMemo(() => rankPages(graph.pages), [graph]);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">
        {`${text.lede(formatTime(graph.crawledAt), formatFigure(rows.length))} ${graph.isWhole ? '' : text.partial}`}
      </p>
      <ToolTable
        name="link-authority"
        caption={authority.sections.links}
        columns={columns}
        source={{ rows }}
        initialSort={{ key: 'share', descending: true }}
        empty={text.none}
      />
    </>
  );
}

const page = columnsOf<RankedPage>();
const columns = [
  page.text('path', text.page, ({ path }) => <Address>{path}</Address>),
  page.text('title', text.title),
  page.figure('share', text.share, (value) => `${formatFigure(value)}%`),
  figureColumn<RankedPage>('of_average', text.ofAverage, (row) => row.ofAverage, formatFigure),
  figureColumn<RankedPage>('links_in', text.linksIn, (row) => row.linksIn),
  rare(figureColumn<RankedPage>('links_out', text.linksOut, (row) => row.linksOut)),
];

/** Probability of following a link instead of starting over, as in the paper. */
const DAMPING = 0.85;
const MOST_ROUNDS = 200;
/** Rounds end when no rank moves by more. */
const STILL = 1e-9;

type RankedPage = ReturnType<typeof rankPages>[number];

/**
 * Ranks the pages that were read by the weight that the links within the site give to each: PageRank (Brin and Page, 1998).
 * A link to an address that redirects counts for where it leads; links to itself and to pages that were not read do not count.
 */
export function rankPages(crawled: readonly GraphPage[]) {
  const redirects = new Map(crawled.map(({ path, redirect_to }) => [path, redirect_to]));
  const pages = crawled.filter(({ outcome }) => outcome === 'read');
  const places = new Map(pages.map(({ path }, at) => [path, at]));
  const targets = pages.map(({ links }, at) => {
    const ends = new Set(links.map((link) => places.get(redirects.get(link) ?? link)));
    return [...ends].filter((end) => end !== undefined && end !== at) as number[];
  });
  const linksIn = pages.map(() => 0);
  for (const end of targets.flat()) linksIn[end] = (linksIn[end] ?? 0) + 1;
  const ranks = pageRank(targets);
  return pages.map(({ path, title }, at) => {
    const rank = ranks[at] ?? 0;
    return {
      path,
      title: title ?? '',
      /** Percent of all weight. */
      share: rank * 100,
      /** 1 is what a page has on average. */
      ofAverage: rank * pages.length,
      linksIn: linksIn[at] ?? 0,
      linksOut: targets[at]?.length ?? 0,
    };
  });
}

/** The share of each page, of which the sum is 1; `targets` are the places to which each links. A page without links leads to all. */
function pageRank(targets: readonly (readonly number[])[]): number[] {
  const count = targets.length;
  let ranks = targets.map(() => 1 / count);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const deadEnds = ranks.filter((_, at) => targets[at]?.length === 0);
    const lost = deadEnds.reduce((sum, rank) => sum + rank, 0);
    const next = ranks.map(() => (1 - DAMPING + DAMPING * lost) / count);
    for (const [at, links] of targets.entries()) {
      const share = (DAMPING * (ranks[at] ?? 0)) / links.length;
      for (const link of links) next[link] = (next[link] ?? 0) + share;
    }
    const moved = Math.max(0, ...next.map((rank, at) => Math.abs(rank - (ranks[at] ?? 0))));
    ranks = next;
    if (moved <= STILL) break;
  }
  return ranks;
}
