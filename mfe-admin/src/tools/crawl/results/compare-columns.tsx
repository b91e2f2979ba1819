import { Badge } from '@talent/ui/badge';
import type { ComparedFinding, ComparedPage } from '../api/crawl-row';
import { compareTexts, resultTexts } from '../content/comprehensive-seo';
import { checkLabel, ruleText } from './labels';
import { Moment } from './moment';
import { PageLink } from './page-link';
import { SeverityBadge } from './severity-badge';
import type { ToolColumn } from '../../../table/tool-table';

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

/** Findings of either crawl, with what became of them. */
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
  {
    key: 'severity',
    label: 'Severity',
    value: ({ severity }) => severity,
    cell: ({ severity }) => <SeverityBadge severity={severity} />,
  },
  {
    key: 'path',
    label: resultTexts.page,
    sortable: true,
    value: ({ path }) => path,
    cell: ({ path }) => <PageLink path={path} />,
  },
  {
    key: 'evidence',
    label: 'Evidence',
    value: ({ evidence }) => evidence,
    cell: ({ evidence }) => <p className="max-w-md min-w-56 break-words">{evidence}</p>,
  },
  {
    key: 'first_seen',
    label: 'First seen',
    sortable: true,
    value: ({ first_seen }) => first_seen,
    cell: ({ first_seen }) => <Moment iso={first_seen} />,
  },
];

/** Pages that one crawl has and the other has not, or has otherwise. */
export const pageColumns: readonly ToolColumn<ComparedPage>[] = [
  {
    key: 'change',
    label: 'Change',
    sortable: true,
    value: ({ change }) => pageChanges[toPageChange(change)],
  },
  {
    key: 'path',
    label: resultTexts.page,
    sortable: true,
    value: ({ path }) => path,
    cell: ({ path }) => <PageLink path={path} />,
  },
  { key: 'title_before', label: 'Title before', value: ({ title_before }) => title_before },
  { key: 'title_after', label: 'Title after', value: ({ title_after }) => title_after },
  {
    ...{ key: 'status_before', label: 'Status before', align: 'end' },
    value: ({ status_before }) => status_before,
  },
  {
    ...{ key: 'status_after', label: 'Status after', align: 'end' },
    value: ({ status_after }) => status_after,
  },
];
