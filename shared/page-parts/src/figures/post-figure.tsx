import { formatPay, formatPercent, formatShortPay } from '@talent/sdk/format';
import { LineChart } from '@talent/ui/line-chart';
import { RangeChart } from '@talent/ui/range-chart';
import { SourceNote } from '@talent/ui/source-note';
import type { FigureData } from './figure-data.ts';

/** A chart in a text. */
export function PostFigure({ figure }: { figure: FigureData }) {
  const { headline, subtitle } = figure;
  const { name, url, period, note } = figure.source;
  const source = (
    <SourceNote source={name} href={url} period={period}>
      {note}
    </SourceNote>
  );
  const words = { headline, level: null, subtitle, source };
  if (figure.kind === 'ranges') {
    return (
      <RangeChart
        {...words}
        rows={figure.rows}
        rowLabel={figure.rowLabel}
        format={(amount) => formatPay(amount, 'USD')}
        formatShort={(amount) => formatShortPay(amount, 'USD')}
      />
    );
  }
  return (
    <LineChart
      {...words}
      series={figure.series}
      atLabel="Month"
      format={(value) => formatPercent(value / 100, 1)}
      formatShort={(value) => formatPercent(value / 100)}
    />
  );
}
