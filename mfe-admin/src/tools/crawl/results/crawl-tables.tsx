import { formatCount } from '@talent/sdk/format';
import { useState } from 'react';
import { addressActions } from '../../../table/address-actions';
import { Clipped, ClippedAddress } from '../../../table/clipped';
import { columnsOf, rare, vital } from '../../../table/columns';
import type { RowOf } from '../../../table/load-from-database';
import { ToolTable } from '../../../table/tool-table';
import { compareTexts, resultTexts } from '../content/comprehensive-seo';
import { crawlQueries, type CrawlPair, type CrawlRow } from '../queries';
import { CrawlSelect, PageLink, SeverityBadge, checkLabel, crawlSpan, ruleText } from './labels';

const page = columnsOf<RowOf<ReturnType<typeof crawlQueries.pages>>>();
const pageColumns = [
  page.text('path', resultTexts.page, ({ path, title }) => (
    <div className="max-w-64 min-w-40">
      <PageLink path={path} />
      <span className="text-ink-muted block text-sm font-normal">
        <Clipped>{title}</Clipped>
      </span>
    </div>
  )),
  page.text('status', 'Status', ({ status, outcome, redirect_to }) => (
    <span className="tabular-nums">
      {`${outcome === 'blocked' ? 'blocked' : (status ?? 'no answer')}${redirect_to !== null ? ` → ${redirect_to}` : ''}`}
    </span>
  )),
  page.figure('depth', 'Clicks', formatCount),
  page.figure('inlinks', 'Pages linking', formatCount),
  rare(page.figure('words', 'Words', formatCount)),
  rare(page.figure('html_bytes', 'HTML, bytes', formatCount)),
  rare(page.figure('load_ms', 'Load, ms', formatCount)),
  rare(page.text('in_sitemap', 'Sitemap', ({ in_sitemap }) => (in_sitemap ? 'listed' : 'no'))),
  page.text('is_indexable', 'Indexable', ({ is_indexable }) => (is_indexable ? 'yes' : 'no')),
];

export function PagesView({ crawlId }: { crawlId: number }) {
  return (
    <ToolTable
      key={crawlId}
      name="seo-pages"
      caption={resultTexts.views.pages}
      columns={pageColumns}
      source={crawlQueries.pages(crawlId)}
      initialSort={{ key: 'path', descending: false }}
      filterLabel={resultTexts.filterPages}
      rowActions={({ path }) => addressActions(path)}
      empty={resultTexts.pagesEmpty}
    />
  );
}

const link = columnsOf<RowOf<ReturnType<typeof crawlQueries.links>>>();
const linkColumns = [
  link.text('address', 'Address', ({ address }) => <ClippedAddress>{address}</ClippedAddress>),
  link.figure('pages', 'Pages'),
  link.unsorted('example', 'First of them', ({ example }) => <PageLink path={example} />),
];

export function ExternalLinksView({ crawlId }: { crawlId: number }) {
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{resultTexts.linksNote}</p>
      <ToolTable
        key={crawlId}
        name="seo-links"
        caption={resultTexts.views.links}
        columns={linkColumns}
        source={crawlQueries.links(crawlId)}
        initialSort={{ key: 'pages', descending: true }}
        filterLabel={resultTexts.filterLinks}
        rowActions={({ address }) => addressActions(address)}
        empty={resultTexts.linksEmpty}
      />
    </>
  );
}

const crawl = columnsOf<CrawlRow>();
const crawlColumns = [
  crawl.time('started_at', 'Started'),
  rare(crawl.of('took', 'Took', crawlSpan, { align: 'end' })),
  crawl.sorted('below', 'What', (row) => resultTexts.scope(row.below, row.is_whole)),
  crawl.sorted('status', 'End', ({ status }) => resultTexts.status[status] ?? status),
  crawl.figure('pages', 'Pages'),
  crawl.figure('errors', 'Errors'),
  crawl.figure('warnings', 'Warnings'),
  crawl.figure('notices', 'Notices'),
];

export function CrawlList() {
  return (
    <ToolTable
      name="seo-crawls"
      caption={resultTexts.views.crawls}
      columns={crawlColumns}
      source={crawlQueries.list}
      initialSort={{ key: 'started_at', descending: true }}
      empty={resultTexts.none}
    />
  );
}

/** Two crawls side by side: new findings, fixed findings, and the pages that differ. */
export function Comparison({ crawls }: { crawls: readonly CrawlRow[] }) {
  const [newest, before] = crawls;
  const [picked, setPicked] = useState({ older: before?.id ?? 0, newer: newest?.id ?? 0 });
  if (!before) return <p className="text-ink-muted">{compareTexts.needsTwo}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        {(['older', 'newer'] as const).map((which) => (
          <CrawlSelect
            key={which}
            label={compareTexts[which]}
            crawls={crawls}
            picked={picked[which]}
            onPick={(id) => setPicked({ ...picked, [which]: id })}
          />
        ))}
      </div>
      <p className="text-ink-muted mt-4 max-w-prose text-sm">{compareTexts.note}</p>
      <Compared key={`${picked.older} ${picked.newer}`} {...picked} />
    </>
  );
}

function Compared(pair: CrawlPair) {
  return (
    <>
      <h3 className="mt-8 mb-3 font-semibold">{compareTexts.findings}</h3>
      <ToolTable
        name="seo-compared"
        caption={compareTexts.findings}
        columns={comparedFindings}
        source={crawlQueries.comparedFindings(pair)}
        rowKey={({ fingerprint }) => fingerprint}
        initialSort={{ key: 'change', descending: false }}
        empty={compareTexts.findingsEmpty}
      />
      <h3 className="mt-10 mb-3 font-semibold">{compareTexts.pages}</h3>
      <ToolTable
        name="seo-compared-pages"
        caption={compareTexts.pages}
        columns={comparedPages}
        source={crawlQueries.comparedPages(pair)}
        rowKey={({ path }) => path}
        initialSort={{ key: 'change', descending: false }}
        empty={compareTexts.pagesEmpty}
      />
    </>
  );
}

const { changes, pageChanges } = compareTexts;
const tones = { new: 'negative', gone: 'positive', still: 'warning' } as const;

const finding = columnsOf<RowOf<ReturnType<typeof crawlQueries.comparedFindings>>>();
const comparedFindings = [
  vital(finding.badge('change', 'Change', changes, tones)),
  finding.sorted(
    'rule',
    'Finding',
    ({ rule }) => ruleText(rule).title,
    ({ rule, check_key }) => (
      <div className="min-w-28">
        <p>{ruleText(rule).title}</p>
        <p className="text-ink-muted text-sm">{checkLabel(check_key)}</p>
      </div>
    ),
  ),
  finding.unsorted('severity', 'Severity', ({ severity }) => <SeverityBadge severity={severity} />),
  finding.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  finding.unsorted('evidence', 'Evidence', ({ evidence }) => <Clipped isLong>{evidence}</Clipped>),
  rare(finding.time('first_seen', 'First seen')),
];

const compared = columnsOf<RowOf<ReturnType<typeof crawlQueries.comparedPages>>>();
const comparedPages = [
  compared.sorted('change', 'Change', ({ change }) => pageChanges[change] ?? change),
  compared.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  compared.unsorted('title_before', 'Title before'),
  compared.unsorted('title_after', 'Title after'),
  rare(compared.unsorted('status_before', 'Status before', { align: 'end' })),
  rare(compared.unsorted('status_after', 'Status after', { align: 'end' })),
];
