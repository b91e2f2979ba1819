import type { JobPosting } from '@talent/jobs/posting';
import { amountOf, placeName } from '@talent/jobs/report-words';
import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import { column, columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { JobChanges } from '../api/import-jobs';
import { importTexts } from '../content/jobs-report-import';

const kinds = ['added', 'changed', 'closed', 'unchanged'] as const;
const tones = {
  added: 'positive',
  changed: 'signal',
  closed: 'warning',
  unchanged: 'neutral',
} as const;

/** The effect of an import on each posting. */
export function ChangeList({
  changes,
  postings,
}: {
  changes: JobChanges;
  postings: readonly JobPosting[];
}): ReactNode {
  const byRef = new Map(postings.map((posting) => [posting.ref, posting]));
  const rows = kinds.flatMap((kind) =>
    changes[kind].map((ref) => ({ kind, ...rowOf(ref, byRef) })),
  );
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        {kinds.map((kind) => (
          <div key={kind} className="flex gap-2">
            <dt>{importTexts.kinds[kind]}</dt>
            <dd className="font-semibold">{changes[kind].length}</dd>
          </div>
        ))}
      </dl>
      <ToolTable
        name="feed-changes"
        caption={importTexts.changes}
        captionShown
        columns={columns}
        source={{ rows }}
        rowKey={({ ref }) => ref}
        empty={null}
      />
    </>
  );
}

interface ChangedPosting {
  ref: string;
  kind: (typeof kinds)[number];
  title: string;
  place: string;
  pay: string;
}

function rowOf(ref: string, byRef: ReadonlyMap<string, JobPosting>): Omit<ChangedPosting, 'kind'> {
  const posting = byRef.get(ref);
  if (!posting) return { ref, title: '', place: '', pay: '' };
  return { ref, title: posting.title, place: placeOf(posting), pay: payOf(posting) };
}

const { changeColumns } = importTexts;
const changed = columnsOf<ChangedPosting>();

const columns: readonly ToolColumn<ChangedPosting>[] = [
  changed.text('ref', changeColumns.ref),
  column('kind', changeColumns.change, ({ kind }) => importTexts.kinds[kind], {
    sortable: true,
    priority: 1,
    cell: ({ kind }) => <Badge tone={tones[kind]}>{importTexts.kinds[kind]}</Badge>,
  }),
  changed.text('title', changeColumns.title),
  changed.text('place', changeColumns.place),
  { key: 'pay', label: changeColumns.pay, align: 'end', value: ({ pay }) => pay },
];

function placeOf({ country, region }: JobPosting): string {
  return placeName(region === null ? country : `${country}-${region}`);
}

function payOf({ currency, pay_min: low, pay_max: high }: JobPosting): string {
  return `${amountOf(currency, low)} to ${amountOf(currency, high)}`;
}
