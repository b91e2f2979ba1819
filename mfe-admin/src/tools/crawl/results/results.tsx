import { useSearchParams } from '@talent/sdk';
import { EmptyState } from '@talent/ui/empty-state';
import { SiteLink } from '../../../controls/site-link';
import { ViewLinks, viewOf } from '../../../controls/view-links';
import { Loaded } from '../../../queries/query-part';
import { useData } from '../../../queries/use-data';
import { useId, useState } from 'react';
import { Clipped } from '../../../table/clipped';
import { columnsOf } from '../../../table/columns';
import { ToolTable } from '../../../table/tool-table';
import { checks } from '../checks/find-problems';
import type { Check } from '../checks/problem';
import { resultTexts } from '../content/comprehensive-seo';
import { crawlQueries, type CheckCount, type CrawlRow, type FindingRow } from '../queries';
import { Comparison, CrawlList, ExternalLinksView, PagesView } from './crawl-tables';
import { CrawlSelect, PageLink, SeverityBadge, checkLabel, problemPath, ruleText } from './labels';
import { stateColumns } from './retest';

export function Results() {
  return (
    <Loaded query={crawlQueries.newest} texts={resultTexts}>
      {(crawls) =>
        crawls[0] ? (
          <ResultsOf crawls={crawls} newest={crawls[0]} />
        ) : (
          <EmptyState kind="table">{resultTexts.none}</EmptyState>
        )
      }
    </Loaded>
  );
}

function ResultsOf(props: { crawls: readonly CrawlRow[]; newest: CrawlRow }) {
  const { crawls, newest } = props;
  const [search, setSearch] = useSearchParams();
  const view = viewOf(resultTexts.views, search.get('view'));
  const crawl = crawls.find(({ id }) => String(id) === search.get('crawl')) ?? newest;

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
          <CrawlSelect
            label={resultTexts.crawl}
            crawls={crawls}
            picked={crawl.id}
            // The table state of another crawl is left out.
            onPick={(id) => setSearch({ view, crawl: `${id}` }, { preventScrollReset: true })}
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

const finding = columnsOf<FindingRow>();
const columns = [
  finding.sorted(
    'severity',
    'Finding',
    ({ severity, rule }) => `${severity}: ${ruleText(rule).title}`,
    ({ severity, rule, check_key, crawl_id, path }) => (
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
  ),
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
function FindingsView({ crawl }: { crawl: CrawlRow }) {
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

interface CheckListProps {
  crawl: CrawlRow;
  /** Key of the check whose findings show; null for all. */
  picked: string | null;
  onPick: (check: string | null) => void;
}

/** Every check with the number of its findings. Choosing one shows its findings alone. */
function CheckList({ crawl, picked, onPick }: CheckListProps) {
  const titleId = useId();
  const counts = useData(crawlQueries.checks(crawl.id));
  return (
    <section aria-labelledby={titleId} aria-busy={counts.isPending}>
      <h3 id={titleId} className="text-sm font-semibold">
        {resultTexts.checksHeading}
      </h3>
      <ul className="border-rule mt-2 grid border-t text-sm sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3">
        <CheckItem
          label={resultTexts.everyCheck}
          count={String(crawl.errors + crawl.warnings + crawl.notices)}
          isPicked={picked === null}
          onPick={() => onPick(null)}
        />
        {checks.map((check) => (
          <CheckItem
            key={check.key}
            label={checkLabel(check.key)}
            count={countOf(counts.data, check.key)}
            notRun={whyNotRun(check, crawl)}
            isPicked={picked === check.key}
            onPick={() => onPick(check.key)}
          />
        ))}
      </ul>
    </section>
  );
}

interface CheckItemProps {
  label: string;
  count: string;
  /** The reason why the check was not run; null if it was. */
  notRun?: string | null;
  isPicked: boolean;
  onPick: () => void;
}

function CheckItem({ label, count, notRun = null, isPicked, onPick }: CheckItemProps) {
  return (
    <li className="border-rule border-b">
      {notRun !== null ? (
        <p className="text-ink-muted px-2 py-1.5">{`${label}: ${notRun}`}</p>
      ) : (
        <button
          type="button"
          aria-pressed={isPicked}
          className="hover:bg-surface aria-pressed:bg-signal-wash flex w-full justify-between gap-3 px-2 py-1.5 text-start aria-pressed:font-semibold"
          onClick={onPick}
        >
          <span>{label}</span>
          <span className={`tabular-nums ${count === '0' ? 'text-ink-muted' : 'font-semibold'}`}>
            {count}
          </span>
        </button>
      )}
    </li>
  );
}

function countOf(counts: readonly CheckCount[] | undefined, key: string): string {
  const own = counts?.filter(({ check_key }) => check_key === key);
  return String(own?.reduce((sum, { findings }) => sum + findings, 0) ?? '…');
}

function whyNotRun({ key, needsWhole }: Check, crawl: CrawlRow): string | null {
  if (needsWhole && !crawl.is_whole) return resultTexts.notRun;
  return key === 'rendering' && !crawl.is_rendered ? resultTexts.notRendered : null;
}
