import { useSearchParams } from '@talent/sdk';
import { EmptyState } from '@talent/ui/empty-state';
import type { ReactNode } from 'react';
import type { CrawlRow } from '../api/crawl-row';
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
  const view = toView(search.get('view'));
  const crawl = crawls.find(({ id }) => String(id) === search.get('crawl')) ?? newest;

  function show(name: 'view' | 'crawl', value: string): void {
    // The table state of another view is left out.
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
        {view === 'crawls' && <CrawlList />}
      </div>
    </>
  );
}

type View = keyof typeof resultTexts.views;

const views = Object.keys(resultTexts.views) as View[];

/** The view that an address asks for. */
function toView(text: string | null): View {
  return views.find((view) => view === text) ?? 'findings';
}

/** Chooses the view of a crawl. */
function ViewLinks(props: { shown: View; onShow: (view: View) => void }): ReactNode {
  const { shown, onShow } = props;
  return (
    <div
      role="group"
      aria-label={resultTexts.heading}
      className="border-rule flex flex-wrap border-b"
    >
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          className="text-ink-muted hover:text-ink aria-pressed:text-ink aria-pressed:border-signal -mb-px min-h-11 border-b-2 border-transparent px-3 font-medium"
          onClick={() => onShow(view)}
        >
          {resultTexts.views[view]}
        </button>
      ))}
    </div>
  );
}
