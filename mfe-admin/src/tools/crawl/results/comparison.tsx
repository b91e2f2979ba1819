import { Badge } from '@talent/ui/badge';
import { useState, type ReactNode } from 'react';
import { Clipped } from '../../../table/clipped';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { ComparedFinding, ComparedPage, CrawlPair, CrawlRow } from '../api/crawls';
import { compareTexts, resultTexts } from '../content/comprehensive-seo';
import { crawlQueries } from '../queries';
import { CrawlSelect, PageLink, SeverityBadge, checkLabel, ruleText } from './labels';

/** Two crawls side by side: new findings, fixed findings, and the pages that differ. */
export function Comparison({ crawls }: { crawls: readonly CrawlRow[] }): ReactNode {
  const [newest, before] = crawls;
  const [picked, setPicked] = useState({ older: before?.id ?? 0, newer: newest?.id ?? 0 });
  if (!newest || !before) return <p className="text-ink-muted">{compareTexts.needsTwo}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <CrawlSelect
          label={compareTexts.older}
          crawls={crawls}
          picked={picked.older}
          onPick={(older) => setPicked({ ...picked, older })}
        />
        <CrawlSelect
          label={compareTexts.newer}
          crawls={crawls}
          picked={picked.newer}
          onPick={(newer) => setPicked({ ...picked, newer })}
        />
      </div>
      <p className="text-ink-muted mt-4 max-w-prose text-sm">{compareTexts.note}</p>
      <Compared key={`${picked.older} ${picked.newer}`} {...picked} />
    </>
  );
}

function Compared(pair: CrawlPair): ReactNode {
  return (
    <>
      <h3 className="mt-8 mb-3 font-semibold">{compareTexts.findings}</h3>
      <ToolTable
        name="seo-compared"
        caption={compareTexts.findings}
        columns={findingColumns}
        source={crawlQueries.comparedFindings(pair)}
        rowKey={({ fingerprint }) => fingerprint}
        initialSort={{ key: 'change', descending: false }}
        empty={compareTexts.findingsEmpty}
      />
      <h3 className="mt-10 mb-3 font-semibold">{compareTexts.pages}</h3>
      <ToolTable
        name="seo-compared-pages"
        caption={compareTexts.pages}
        columns={pageColumns}
        source={crawlQueries.comparedPages(pair)}
        rowKey={({ path }) => path}
        initialSort={{ key: 'change', descending: false }}
        empty={compareTexts.pagesEmpty}
      />
    </>
  );
}

const { changes, pageChanges } = compareTexts;
const tones = {
  new: 'negative',
  gone: 'positive',
  still: 'warning',
  unknown: 'neutral',
} as const;

function toChange(text: string): keyof typeof changes {
  return text === 'new' || text === 'gone' || text === 'still' ? text : 'unknown';
}

function toPageChange(text: string): keyof typeof pageChanges {
  return text === 'added' || text === 'removed' ? text : 'changed';
}

const finding = columnsOf<ComparedFinding>();

const findingColumns: readonly ToolColumn<ComparedFinding>[] = [
  {
    key: 'change',
    label: 'Change',
    sortable: true,
    priority: 1,
    value: ({ change }) => changes[toChange(change)],
    cell: ({ change }) => <Badge tone={tones[toChange(change)]}>{changes[toChange(change)]}</Badge>,
  },
  {
    key: 'rule',
    label: 'Finding',
    sortable: true,
    value: ({ rule }) => ruleText(rule).title,
    cell: ({ rule, check_key }) => (
      <div className="min-w-28">
        <p>{ruleText(rule).title}</p>
        <p className="text-ink-muted text-sm">{checkLabel(check_key)}</p>
      </div>
    ),
  },
  finding.unsorted('severity', 'Severity', ({ severity }) => <SeverityBadge severity={severity} />),
  finding.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  finding.unsorted('evidence', 'Evidence', ({ evidence }) => <Clipped isLong>{evidence}</Clipped>),
  { ...finding.time('first_seen', 'First seen', true), priority: 3 },
];

const page = columnsOf<ComparedPage>();

const pageColumns: readonly ToolColumn<ComparedPage>[] = [
  {
    key: 'change',
    label: 'Change',
    sortable: true,
    value: ({ change }) => pageChanges[toPageChange(change)],
  },
  page.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  page.unsorted('title_before', 'Title before'),
  page.unsorted('title_after', 'Title after'),
  { ...page.figure('status_before', 'Status before'), sortable: false, priority: 3 },
  { ...page.figure('status_after', 'Status after'), sortable: false, priority: 3 },
];
