import { formatCount, formatPay, formatPeriod } from '@talent/sdk/format';
import type { PayTable } from '../../pay-figures/api/get-pay-table';
import { payText } from '../../pay-figures/content/pay-text';
import { formatAllRanges, formatRanges } from '../../pay-figures/format-ranges';
import { InlineText } from './inline-text';
import { PayRangeChart, type PayRangeChartProps } from '@talent/ui/pay-range-chart';
import { PayDetails, PaySources, type PayDetailsProps } from '../../pay-figures/pay-details';

/** Published pay: a chart, its source, and the same figures as a table. */
export function PayBlock({ table, note }: { table: PayTable | null; note: string | null }) {
  if (!table) return <p className="max-w-prose text-ink-muted">{payText.none}</p>;
  const { rows, currency, period, source, sampleNote } = table;
  const text = payText[table.spread];
  const unit = payText.unit[currency];
  const sample = rows.reduce((sum, { ranges }) => sum + (ranges ?? 0), 0);
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
      <PayFigures
        chart={{
          ranges: rows.map(({ key, label, low, median, high, ranges }) => ({
            key,
            label,
            p25: low,
            p50: median,
            p75: high,
            detail: ranges === null ? formatPeriod(period) : formatRanges(ranges),
          })),
          currency,
          labels: { unit, range: text.range, median: payText.median },
        }}
        sources={[
          { source, period, sample: sample > 0 ? formatRanges(sample) : (sampleNote ?? '') },
        ]}
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

interface PayFiguresProps<Row extends { key: string }> extends PayDetailsProps<Row> {
  chart: Pick<PayRangeChartProps, 'ranges' | 'currency' | 'labels'>;
}

function PayFigures<Row extends { key: string }>({ chart, ...details }: PayFiguresProps<Row>) {
  return (
    <>
      <PayRangeChart {...chart} />
      <PaySources sources={details.sources} />
      <PayDetails {...details} />
    </>
  );
}
