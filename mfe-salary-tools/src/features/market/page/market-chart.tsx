import { formatFigure } from '@talent/sdk/format';
import { countryColor } from '@talent/ui/chart-color';
import { LineChart, type LineSeries } from '@talent/ui/line-chart';
import { SmallMultiples } from '@talent/ui/small-multiples';
import { SourceNote } from '@talent/ui/source-note';
import { partTexts } from '../content/market-text';
import { monthAt } from '../facts/whole-months';
import type { MarketLine, MarketPart } from '../facts/market-page';
import { periodOf } from './periods';

const MONTH = 'Month';

/** The lines of a part with their finding; the United States and Canada keep their colors on every chart. */
export function FrontChart({ part }: { part: MarketPart }) {
  return (
    <LineChart
      headline={part.finding}
      subtitle={partTexts[part.id].measure}
      source={<Source part={part} />}
      series={part.lines.map(toSeries)}
      notes={part.notes}
      atLabel={MONTH}
      {...scaleOf(part.unit, part.lines, part.notes.length > 0)}
    />
  );
}

/** Every country of a part on equal scales; null for a part with the two alone. */
export function CountriesChart({ part }: { part: MarketPart }) {
  if (part.countries.length === 0 || part.countriesFinding === null) return null;
  return (
    <div className="mt-12">
      <SmallMultiples
        headline={part.countriesFinding}
        subtitle={partTexts[part.id].measure}
        source={<Source part={part} />}
        series={part.countries.map(toSeries)}
        atLabel={MONTH}
        {...scaleOf(part.unit, part.countries, false)}
      />
    </div>
  );
}

function toSeries({ key, label, firstMonth, values }: MarketLine): LineSeries {
  return {
    key,
    label,
    color: key === 'US software' ? 3 : countryColor(key),
    points: values.map((value, index) => ({ at: monthAt({ firstMonth }, index), value })),
  };
}

/** Shares begin at zero and end at a round value; indexes are drawn around their values. */
function scaleOf(unit: MarketPart['unit'], lines: readonly MarketLine[], hasNotes: boolean) {
  if (unit === 'index') return { format: index };
  const highest = Math.max(...lines.flatMap(({ values }) => values));
  // Notes are written above the lines.
  const room = hasNotes ? 1.2 : 1;
  const domain: readonly [number, number] = [0, Math.ceil((highest * room) / 5) * 5];
  return { format: share, domain };
}

const index = (value: number) => formatFigure(value, 1);
const share = (value: number) => `${formatFigure(value, 1)}%`;

function Source({ part: { sources } }: { part: MarketPart }) {
  const [first] = sources;
  if (first === undefined) return null;
  const { publisher, url } = first;
  return <SourceNote source={publisher} href={url} period={periodOf(first)} />;
}
