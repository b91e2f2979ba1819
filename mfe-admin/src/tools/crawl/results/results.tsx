import { useSearchParams } from '@talent/sdk';
import { EmptyState } from '@talent/ui/empty-state';
import { ViewLinks, viewOf } from '../../../controls/view-links';
import { Loaded } from '../../../queries/loaded';
import { useState, type ReactNode } from 'react';
import { Clipped } from '../../../table/clipped';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { CrawlRow, FindingRow } from '../api/crawls';
import { resultTexts } from '../content/comprehensive-seo';
import { crawlQueries } from '../queries';
import { CheckList } from './check-list';
import { Comparison } from './comparison';
import { CrawlList, ExternalLinksView, PagesView } from './crawl-tables';
import { CrawlSelect, PageLink, SeverityBadge, checkLabel, problemPath, ruleText } from './labels';
import { stateColumns } from './retest-cell';
import { SiteLink } from '../../../controls/site-link';

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

const finding = columnsOf<FindingRow>();
const columns: readonly ToolColumn<FindingRow>[] = [
  {
    key: 'severity',
    label: 'Finding',
    sortable: true,
    value: ({ severity, rule }) => `${severity}: ${ruleText(rule).title}`,
    cell: ({ severity, rule, check_key, crawl_id, path }) => (
      <div className="min-w-28">
        <SeverityBadge severity={severity} />
        <p className="mt-1">
          <SiteLink to={problemPath(rule, { crawl: crawl_id, page: path })}>
            {ruleText(rule).title}
          </SiteLink>
        </p>
        <p className="text-ink-muted text-sm font-normal">{checkLabel(check_key)}</p>
      </div>
    ),
  },
  finding.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  finding.unsorted('evidence', 'Evidence', ({ evidence, rule }) => (
    <div className="min-w-44">
      <Clipped>{evidence}</Clipped>
      <span className="text-ink-muted mt-1 block text-sm">
        <Clipped>{ruleText(rule).advice}</Clipped>
      </span>
    </div>
  )),
  ...stateColumns,
];

/** The findings of a crawl: the number by check, and each finding with its evidence. */
export function FindingsView({ crawl }: { crawl: CrawlRow }): ReactNode {
  const [check, setCheck] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8">
      <CheckList crawl={crawl} picked={check} onPick={setCheck} />
      <ToolTable
        key={`${crawl.id} ${check ?? ''}`}
        name="seo-findings"
        caption={check === null ? resultTexts.views.findings : checkLabel(check)}
        columns={columns}
        source={crawlQueries.findings(crawl.id, check === null ? {} : { check_key: check })}
        rowKey={({ crawl_id, fingerprint }) => `${crawl_id} ${fingerprint}`}
        initialSort={{ key: 'severity', descending: false }}
        filterLabel={resultTexts.filterFindings}
        empty={resultTexts.findingsEmpty}
      />
    </div>
  );
}
