import { useSearchParams } from '@talent/sdk';
import { EmptyState } from '@talent/ui/empty-state';
import type { ReactNode } from 'react';
import type { CrawlRow } from '../api/crawl-row';
import { ViewLinks, viewOf } from '../../../controls/view-links';
import { Loaded } from '../../../queries/loaded';
import { resultTexts } from '../content/comprehensive-seo';
import { Comparison } from './comparison';
import { crawlQueries } from '../queries';
import { CrawlSelect } from './crawl-select';
import { CrawlList, ExternalLinksView, PagesView } from './crawl-tables';
import { FindingsView } from './findings-view';

/** The saved crawls, in the view that the address names. */
export function Results(): ReactNode {
  return (
    <Loaded query={crawlQueries.newest} texts={resultTexts}>
      {(list) => {
        const [newest] = list;
        if (newest) return <ResultsOf crawls={list} newest={newest} />;
        return <EmptyState kind="table">{resultTexts.none}</EmptyState>;
      }}
    </Loaded>
  );
}

function ResultsOf(props: { crawls: readonly CrawlRow[]; newest: CrawlRow }): ReactNode {
  const { crawls, newest } = props;
  const [search, setSearch] = useSearchParams();
  const view: View = viewOf(resultTexts.views, search.get('view'));
  const crawl = crawls.find(({ id }) => String(id) === search.get('crawl')) ?? newest;

  function show(id: number): void {
    // The table state of another crawl is left out.
    setSearch({ view, crawl: String(id) }, { preventScrollReset: true });
  }

  return (
    <>
      <ViewLinks
        label={resultTexts.heading}
        param="view"
        labels={resultTexts.views}
        shown={view}
        keeps={['crawl']}
      />
      {view !== 'compare' && view !== 'crawls' && (
        <div className="mt-5">
          <CrawlSelect label={resultTexts.crawl} crawls={crawls} picked={crawl.id} onPick={show} />
        </div>
      )}
      <div className="mt-6">
        {view === 'findings' && <FindingsView key={crawl.id} crawl={crawl} />}
        {view === 'pages' && <PagesView crawlId={crawl.id} />}
        {view === 'links' && <ExternalLinksView crawlId={crawl.id} />}
        {view === 'compare' && <Comparison crawls={crawls} />}
        {view === 'crawls' && <CrawlList />}
      </div>
    </>
  );
}

type View = keyof typeof resultTexts.views;
