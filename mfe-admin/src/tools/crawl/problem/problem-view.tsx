import { useSearchParams } from '@talent/sdk';
import { formatCount } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import { FactLine } from '../../../controls/fact-list';
import { SiteLink } from '../../../controls/site-link';
import { blogToolPath } from '../../../posts/content/posts';
import { ToolSection } from '../../../frame/tool-section';
import { Loaded } from '../../../queries/query-part';
import { useData } from '../../../queries/use-data';
import { Clipped } from '../../../table/clipped';
import { columnsOf } from '../../../table/columns';
import { ToolTable } from '../../../table/tool-table';
import { formatTime } from '../../../time/format-time';
import type { CheckKey } from '../checks/problem';
import { resultTexts } from '../content/comprehensive-seo';
import { ruleTexts, type Rule } from '../content/comprehensive-seo-rules';
import { fixPlaces, problemTexts as text } from '../content/problem-page';
import { problemReasons } from '../content/problem-reasons';
import { RetestAll, stateColumns } from '../results/retest';
import { crawlQueries, type CrawlProblem, type CrawlRow, type FindingRow } from '../queries';
import {
  CrawlSelect,
  NoCrawl,
  PageLink,
  SeverityBadge,
  checkLabel,
  problemPath,
} from '../results/labels';

/** A problem in the crawl that the address names, else in the newest one. */
export function ProblemView({ rule }: { rule: Rule }) {
  const [search, setSearch] = useSearchParams();
  return (
    <Loaded query={crawlQueries.newest} texts={resultTexts}>
      {(crawls) => {
        const crawl = crawls.find(({ id }) => String(id) === search.get('crawl')) ?? crawls[0];
        if (!crawl) return <NoCrawl kind="table" text={text.noCrawl} />;
        return (
          <>
            <div className="mb-6">
              <CrawlSelect
                label={text.crawl}
                crawls={crawls}
                picked={crawl.id}
                onPick={(id) => setSearch({ crawl: String(id) }, { preventScrollReset: true })}
              />
            </div>
            <ProblemDetails crawl={crawl} rule={rule} page={search.get('page')} />
          </>
        );
      }}
    </Loaded>
  );
}

/**
 * A problem of a crawl: what it is, why it matters, where it is, how it is fixed, and whether it is still there.
 * @param props.page - the page that is listed alone; null for all
 */
function ProblemDetails(props: { crawl: CrawlRow; rule: Rule; page: string | null }) {
  const { crawl, rule, page } = props;
  return (
    <Loaded query={crawlQueries.problems(crawl.id)} texts={text}>
      {(problems) => {
        const found = problems.find((problem) => problem.rule === rule);
        return (
          <>
            {found ? (
              <div className="flex flex-col gap-4">
                <ProblemFacts problem={found} />
                <RetestAll
                  key={`${crawl.id} ${page}`}
                  crawlId={crawl.id}
                  rule={rule}
                  path={page}
                  open={found.open_findings}
                />
              </div>
            ) : (
              <CleanCrawl crawl={crawl} rule={rule} />
            )}
            <Explanation rule={rule} check={found?.check_key} />
            {found && (
              <ToolSection title={text.where}>
                <ProblemPlaces crawlId={crawl.id} rule={rule} page={page} />
              </ToolSection>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function CleanCrawl({ crawl, rule }: { crawl: CrawlRow; rule: Rule }) {
  const seen = useData(crawlQueries.lastSeen(rule));
  return (
    <Notice title={text.clean(formatTime(crawl.started_at))}>
      {seen.isSuccess && (
        <p>{seen.data === null ? text.neverSeen : text.seenBefore(formatTime(seen.data))}</p>
      )}
    </Notice>
  );
}

function Explanation({ rule, check = '' }: { rule: Rule; check: string | undefined }) {
  return (
    <>
      <ToolSection title={text.why}>
        <p className="max-w-prose">{problemReasons[rule]}</p>
      </ToolSection>
      <ToolSection title={text.how}>
        <p className="max-w-prose">{ruleTexts[rule].advice}</p>
        {check in fixPlaces && (
          <p className="text-ink-muted mt-2 max-w-prose">
            {`${text.whereToFix}: ${fixPlaces[check as CheckKey]}`}
          </p>
        )}
      </ToolSection>
    </>
  );
}

function ProblemFacts({ problem }: { problem: CrawlProblem }) {
  const { facts } = text;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <SeverityBadge severity={problem.severity} />
      <FactLine
        facts={[
          [facts.check, checkLabel(problem.check_key)],
          [facts.open, formatCount(problem.open_findings)],
          [facts.gone, formatCount(problem.findings - problem.open_findings)],
          [facts.pages, formatCount(problem.pages)],
          [facts.firstSeen, formatTime(problem.first_seen)],
          [facts.lastSeen, formatTime(problem.last_seen)],
        ]}
      />
    </div>
  );
}

/** Of the page of a post: the way to its editor. */
function EditPost({ path }: { path: string }) {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (slug === undefined) return null;
  return (
    <SiteLink className="block text-xs" to={`${blogToolPath}/${slug}`}>
      {text.editPost}
    </SiteLink>
  );
}

const finding = columnsOf<FindingRow>();
const columns = [
  finding.text('path', resultTexts.page, ({ path }) => (
    <>
      <PageLink path={path} />
      <EditPost path={path} />
    </>
  )),
  finding.unsorted('evidence', 'Evidence', ({ evidence }) => <Clipped isLong>{evidence}</Clipped>),
  ...stateColumns,
];

/** Every place of a problem with its evidence; one page alone where the address names one. */
function ProblemPlaces(props: { crawlId: number; rule: string; page: string | null }) {
  const { crawlId, rule, page } = props;
  return (
    <>
      {page !== null && (
        <p className="mb-4 text-sm [overflow-wrap:anywhere]">
          <span>{text.onlyPage(page)}</span>{' '}
          <SiteLink to={problemPath(rule, { crawl: crawlId })} preventScrollReset>
            {text.allPages}
          </SiteLink>
        </p>
      )}
      <ToolTable
        key={`${crawlId} ${page}`}
        name="seo-places"
        caption={text.caption}
        columns={columns}
        source={crawlQueries.findings(crawlId, page === null ? { rule } : { rule, path: page })}
        rowKey={({ fingerprint }) => fingerprint}
        initialSort={{ key: 'path', descending: false }}
        filterLabel={text.filter}
        empty={resultTexts.findingsEmpty}
      />
    </>
  );
}
