import type { JobPosting } from '@talent/jobs/posting';
import { amountOf, placeName } from '@talent/jobs/report-words';
import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import type { JobChanges } from '../api/import-jobs';
import { TableFrame } from '../../../table/table-frame';
import { importTexts } from '../content/jobs-report-import';

const kinds = ['added', 'changed', 'closed', 'unchanged'] as const;
const tones = {
  added: 'positive',
  changed: 'signal',
  closed: 'warning',
  unchanged: 'neutral',
} as const;

/** Longest list that is shown; the counts say the rest. */
const MOST_SHOWN = 200;

/** The effect of an import on each posting. */
export function ChangeList({
  changes,
  postings,
}: {
  changes: JobChanges;
  postings: readonly JobPosting[];
}): ReactNode {
  const byRef = new Map(postings.map((posting) => [posting.ref, posting]));
  const rows = kinds.flatMap((kind) => changes[kind].map((ref) => ({ kind, ref })));
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
      <TableFrame caption={importTexts.changes}>
        <tbody>
          {rows.slice(0, MOST_SHOWN).map(({ kind, ref }) => {
            const posting = byRef.get(ref);
            return (
              <tr key={ref}>
                <th scope="row">{ref}</th>
                <td>
                  <Badge tone={tones[kind]}>{importTexts.kinds[kind]}</Badge>
                </td>
                <td>{posting?.title}</td>
                <td>{posting && placeOf(posting)}</td>
                <td className="numeric">{posting && payOf(posting)}</td>
              </tr>
            );
          })}
        </tbody>
      </TableFrame>
    </>
  );
}

function placeOf({ country, region }: JobPosting): string {
  return placeName(region === null ? country : `${country}-${region}`);
}

function payOf({ currency, pay_min: low, pay_max: high }: JobPosting): string {
  return `${amountOf(currency, low)} to ${amountOf(currency, high)}`;
}
