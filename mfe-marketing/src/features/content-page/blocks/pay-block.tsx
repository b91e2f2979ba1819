import { DataTable } from '@talent/ui/data-table';
import { formatCount, formatPay, formatPeriod } from '@talent/ui/format-pay';
import { PayRangeChart } from '@talent/ui/pay-range-chart';
import { SourceNote } from '@talent/ui/source-note';
import type { PayTable } from '../../pay-figures/api/get-pay-table';
import { payText } from '../../pay-figures/content/pay-text';
import { formatPostings } from '../../pay-figures/format-postings';
import { InlineText } from './inline-text';

/** Published pay: a chart, its source, and the same figures as a table. */
export function PayBlock({ table, note }: { table: PayTable | null; note: string | null }) {
  if (!table) return <p className="max-w-prose text-ink-muted">{payText.none}</p>;
  const { rows, currency, period, source, sampleNote } = table;
  const text = payText[table.spread];
  const sample = rows.reduce((sum, { postings }) => sum + (postings ?? 0), 0);
  return (
    <div>
      {note && (
        <p className="mb-6 max-w-prose">
          <InlineText text={note} />
        </p>
      )}
      <PayRangeChart
        ranges={rows.map(({ key, label, low, median, high, postings }) => ({
          key,
          label,
          p25: low,
          p50: median,
          p75: high,
          detail: postings === null ? formatPeriod(period) : formatPostings(postings),
        }))}
        currency={currency}
        labels={{ unit: payText.unit[currency], range: text.range, median: payText.median }}
      />
      <SourceNote
        className="mt-4"
        source={source.name}
        href={source.url}
        period={formatPeriod(period)}
        sample={sample > 0 ? formatPostings(sample) : (sampleNote ?? '')}
      >
        {source.attribution}
      </SourceNote>
      <details className="mt-4">
        <summary className="mb-2 py-2 text-sm font-medium underline decoration-boundary underline-offset-4 hover:decoration-ink">
          {payText.details}
        </summary>
        <PayRows table={table} />
        <p className="mt-4 max-w-prose text-sm text-ink-muted">
          {source.method} Licence: {source.licence}.
        </p>
      </details>
    </div>
  );
}

function PayRows({ table: { rows, currency, spread } }: { table: PayTable }) {
  const text = payText[spread];
  const hasSample = rows.some(({ postings }) => postings !== null);
  return (
    <DataTable caption={payText.unit[currency]}>
      <thead>
        <tr>
          <th scope="col">{payText.group}</th>
          {[text.low, payText.median, text.high, ...(hasSample ? [payText.postings] : [])].map(
            (column) => (
              <th key={column} scope="col" className="numeric">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, low, median, high, postings }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="numeric">{formatPay(low, currency)}</td>
            <td className="numeric">{formatPay(median, currency)}</td>
            <td className="numeric">{formatPay(high, currency)}</td>
            {hasSample && (
              <td className="numeric">{postings === null ? '–' : formatCount(postings)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
