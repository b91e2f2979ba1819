import { formatCount, formatPay, formatPeriod } from '@talent/sdk/format';
import type { PayTable } from '../../pay-figures/api/get-pay-table';
import { payText } from '../../pay-figures/content/pay-text';
import { formatPostings } from '../../pay-figures/format-postings';
import { PayFigures } from '../../pay-figures/pay-figures';
import { InlineText } from './inline-text';

/** Published pay: a chart, its source, and the same figures as a table. */
export function PayBlock({ table, note }: { table: PayTable | null; note: string | null }) {
  if (!table) return <p className="max-w-prose text-ink-muted">{payText.none}</p>;
  const { rows, currency, period, source, sampleNote } = table;
  const text = payText[table.spread];
  const unit = payText.unit[currency];
  const sample = rows.reduce((sum, { postings }) => sum + (postings ?? 0), 0);
  const samples = {
    label: payText.postings,
    cell: ({ postings }: PayTable['rows'][number]) =>
      postings === null ? '–' : formatCount(postings),
  };
  return (
    <div>
      {note && (
        <p className="mb-6 max-w-prose">
          <InlineText text={note} />
        </p>
      )}
      <PayFigures
        chart={{
          ranges: rows.map(({ key, label, low, median, high, postings }) => ({
            key,
            label,
            p25: low,
            p50: median,
            p75: high,
            detail: postings === null ? formatPeriod(period) : formatPostings(postings),
          })),
          currency,
          labels: { unit, range: text.range, median: payText.median },
        }}
        sources={[
          { source, period, sample: sample > 0 ? formatPostings(sample) : (sampleNote ?? '') },
        ]}
        caption={unit}
        rows={rows}
        columns={[
          { label: payText.group, cell: ({ label }) => label },
          { label: text.low, cell: ({ low }) => formatPay(low, currency) },
          { label: payText.median, cell: ({ median }) => formatPay(median, currency) },
          { label: text.high, cell: ({ high }) => formatPay(high, currency) },
          ...(rows.some(({ postings }) => postings !== null) ? [samples] : []),
        ]}
      />
    </div>
  );
}
