import { formatCount, formatPay, formatShortPay } from '@talent/sdk/format';
import type { PayTable } from '../../pay-figures/api/get-pay-table';
import { payText } from '../../pay-figures/content/pay-text';
import { formatAllRanges, formatRanges } from '../../pay-figures/format-ranges';
import { PayDetails, PaySources } from '../../pay-figures/pay-details';
import { PayRows } from '../../pay-figures/pay-drawing';
import { payScale } from '../../pay-figures/pay-scale';
import { InlineText } from './inline-text';

/** Published pay: drawn on one axis, its source, and the same figures as a table. */
export function PayBlock({ table, note }: { table: PayTable | null; note: string | null }) {
  if (!table) return <p className="max-w-prose text-ink-muted">{payText.none}</p>;
  const { rows, currency, age, source, sampleNote } = table;
  const text = payText[table.spread];
  const unit = payText.unit[currency];
  const axis = payScale(rows);
  const pay = (amount: number) => formatShortPay(amount, currency);
  const sample = rows.reduce((sum, { ranges }) => sum + (ranges ?? 0), 0);
  const sources = [{ source, age, sample: sample > 0 ? formatRanges(sample) : (sampleNote ?? '') }];
  const samples = {
    label: payText.ranges,
    cell: ({ ranges }: PayTable['rows'][number]) => (ranges === null ? '–' : formatCount(ranges)),
  };
  const all = {
    label: payText.all,
    cell: (row: PayTable['rows'][number]) => formatAllRanges(row.all, currency),
  };
  return (
    <div>
      {note && (
        <p className="mb-6 max-w-prose">
          <InlineText text={note} />
        </p>
      )}
      {axis && (
        <PayRows
          lede={payText.reading(unit, text.range)}
          axis={axis}
          currency={currency}
          rows={rows.map((row) => ({
            ...row,
            text: `${payText.figures(pay(row.low), pay(row.high), pay(row.median))}${row.ranges === null ? '' : ` (${formatRanges(row.ranges)})`}`,
          }))}
        />
      )}
      <PaySources sources={sources} />
      <PayDetails
        sources={sources}
        caption={unit}
        rows={rows}
        columns={[
          { label: payText.group, cell: ({ label }) => label },
          { label: text.low, cell: ({ low }) => formatPay(low, currency) },
          { label: payText.median, cell: ({ median }) => formatPay(median, currency) },
          { label: text.high, cell: ({ high }) => formatPay(high, currency) },
          ...(rows.some(({ ranges }) => ranges !== null) ? [samples] : []),
          ...(rows.some((row) => row.all !== null) ? [all] : []),
        ]}
      />
    </div>
  );
}
