import { useSearchParams } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { CrawlRow } from '../api/crawl-row';
import { listCrawls } from '../api/list-crawls';
import { resultTexts } from '../content/comprehensive-seo';
import { Comparison } from './comparison';
import { useLoaded } from '../../../queries/use-loaded';
import { CrawlSelect } from './crawl-select';
import { CrawlsView } from './crawls-view';
import { ExternalLinksView } from './external-links-view';
import { FindingsView } from './findings-view';
import { PagesView } from './pages-view';
import { toView, ViewLinks } from './view-links';

/** The saved crawls: what the address asks for of one of them, or of all. `latest` is another value after each saved crawl. */
export function Results({ latest }: { latest: number | null }): ReactNode {
  // A new crawl is a new list.
  const load = useCallback(() => {
    void latest;
    return listCrawls();
  }, [latest]);
  const [loaded, retry] = useLoaded(load);
  if (loaded.status === 'pending') return <p role="status">{resultTexts.loading}</p>;
  if (loaded.status === 'failed') {
    return (
      <Notice tone="error" title={resultTexts.failed}>
        <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
          {resultTexts.retry}
        </Button>
      </Notice>
    );
  }
  const [newest] = loaded.value;
  if (!newest) {
    return <p className="border-rule text-ink-muted border-y py-6">{resultTexts.none}</p>;
  }
  return <ResultsOf crawls={loaded.value} newest={newest} />;
}

interface ResultsOfProps {
  crawls: readonly CrawlRow[];
  newest: CrawlRow;
}

function ResultsOf({ crawls, newest }: ResultsOfProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  const view = toView(search.get('view'));
  const crawl = crawls.find(({ id }) => String(id) === search.get('crawl')) ?? newest;

  function show(name: 'view' | 'crawl', value: string): void {
    // What a table of another view says of itself does not belong to this one.
    const next = new URLSearchParams({ view, crawl: String(crawl.id), [name]: value });
    setSearch(next, { preventScrollReset: true });
  }

  return (
    <>
      <ViewLinks shown={view} onShow={(next) => show('view', next)} />
      {view !== 'compare' && view !== 'crawls' && (
        <div className="mt-5">
          <CrawlSelect
            label={resultTexts.crawl}
            crawls={crawls}
            picked={crawl.id}
            onPick={(id) => show('crawl', String(id))}
          />
        </div>
      )}
      <div className="mt-6">
        {view === 'findings' && <FindingsView key={crawl.id} crawl={crawl} />}
        {view === 'pages' && <PagesView crawlId={crawl.id} />}
        {view === 'links' && <ExternalLinksView crawlId={crawl.id} />}
        {view === 'compare' && <Comparison crawls={crawls} />}
        {view === 'crawls' && <CrawlsView refresh={newest.id} />}
      </div>
    </>
  );
}
