import { Badge } from '@talent/ui/badge';
import type { ComparedFinding, ComparedPage } from '../api/crawl-lists';
import { compareTexts, resultTexts } from '../content/comprehensive-seo';
import { checkLabel, ruleText } from './labels';
import { PageLink } from './page-link';
import { SeverityBadge } from './severity-badge';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';

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

/** Findings of either crawl, each with its change. */
export const findingColumns: readonly ToolColumn<ComparedFinding>[] = [
  {
    key: 'change',
    label: 'Change',
    sortable: true,
    value: ({ change }) => changes[toChange(change)],
    cell: ({ change }) => <Badge tone={tones[toChange(change)]}>{changes[toChange(change)]}</Badge>,
  },
  {
    key: 'rule',
    label: 'Finding',
    sortable: true,
    value: ({ rule }) => ruleText(rule).title,
    cell: ({ rule, check_key }) => (
      <div className="min-w-40">
        <p>{ruleText(rule).title}</p>
        <p className="text-ink-muted text-sm">{checkLabel(check_key)}</p>
      </div>
    ),
  },
  finding.unsorted('severity', 'Severity', ({ severity }) => <SeverityBadge severity={severity} />),
  finding.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  finding.unsorted('evidence', 'Evidence', ({ evidence }) => (
    <p className="max-w-md min-w-56 break-words">{evidence}</p>
  )),
  finding.time('first_seen', 'First seen', true),
];

const page = columnsOf<ComparedPage>();

/** Pages that only one crawl has, or that differ. */
export const pageColumns: readonly ToolColumn<ComparedPage>[] = [
  {
    key: 'change',
    label: 'Change',
    sortable: true,
    value: ({ change }) => pageChanges[toPageChange(change)],
  },
  page.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  page.unsorted('title_before', 'Title before'),
  page.unsorted('title_after', 'Title after'),
  { ...page.figure('status_before', 'Status before'), sortable: false },
  { ...page.figure('status_after', 'Status after'), sortable: false },
];
