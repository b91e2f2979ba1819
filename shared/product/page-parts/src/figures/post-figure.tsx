import { formatPay, formatPercent, formatShortPay } from '@talent/sdk/format';
import { LineChart } from '@talent/ui/line-chart';
import { MarkPicture } from '@talent/ui/mark-picture';
import { RangeChart } from '@talent/ui/range-chart';
import { SourceNote } from '@talent/ui/source-note';
import type { ChartData, FigureData, PicturesData } from './figure-data.ts';

/** A chart or pictures in a text. */
export function PostFigure({ figure }: { figure: FigureData }) {
  return figure.kind === 'pictures' ? <Pictures {...figure} /> : <Chart figure={figure} />;
}

function Chart({ figure }: { figure: ChartData }) {
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

function Pictures({ headline, subtitle, note, pictures }: PicturesData) {
  return (
    <figure className="border-t-2 border-ink pt-4">
      <p className="font-display text-subheading font-medium">{headline}</p>
      <p className="mt-1 text-sm text-ink-muted">{subtitle}</p>
      <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-3">
        {pictures.map(({ label, text, picture }) => (
          <li key={label}>
            <MarkPicture picture={picture} size="card" decorative />
            <p className="mt-2 font-semibold">{label}</p>
            <p className="text-sm text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-5 text-sm text-ink-muted">{note}</figcaption>
    </figure>
  );
}
