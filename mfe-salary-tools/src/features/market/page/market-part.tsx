import { formatDay, formatEdition, formatFigure } from '@talent/sdk/format';
import { Button } from '@talent/ui/button';
import { countryColor } from '@talent/ui/chart-color';
import { LineChart, type LineSeries } from '@talent/ui/line-chart';
import { Link } from '@talent/ui/link';
import { SmallMultiples } from '@talent/ui/small-multiples';
import { SourceNote } from '@talent/ui/source-note';
import type { ReactNode } from 'react';
import { partTexts, factLabels } from '../content/market-text';
import type { MarketLine, MarketPart, ShownSource } from '../facts/market-page';
import { addMonths } from '@talent/api/market/read-market';
import { PlacesCharts } from './places-chart';

const MONTH = 'Month';

/** The places of a part, or its lines with their finding; the United States and Canada keep their colors on every chart. */
export function FrontChart({ part }: { part: MarketPart }) {
  if (part.places.length > 0) {
    const sourceOf = (key: string) => (
      <Source source={part.sources.find((source) => source.key === key)} />
    );
    return <PlacesCharts places={part.places} sourceOf={sourceOf} />;
  }
  return (
    <LineChart
      headline={part.finding}
      subtitle={partTexts[part.id].measure}
      source={<Source source={part.sources[0]} />}
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
        source={<Source source={part.sources[0]} />}
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
    color: key === 'US software' ? 3 : countryColor(key.slice(0, 2)),
    points: values.map((value, index) => ({ at: addMonths(firstMonth, index), value })),
  };
}

/** Shares begin at zero and end at a round value; indexes and growth are drawn around their values. */
function scaleOf(unit: MarketPart['unit'], lines: readonly MarketLine[], hasNotes: boolean) {
  if (unit === 'index') return { format: index };
  if (unit === 'growth') return { format: share };
  const highest = Math.max(...lines.flatMap(({ values }) => values));
  // Notes are written above the lines.
  const room = hasNotes ? 1.2 : 1;
  const domain: readonly [number, number] = [0, Math.ceil((highest * room) / 5) * 5];
  return { format: share, domain };
}

const index = (value: number) => formatFigure(value, 1);
const share = (value: number) => `${formatFigure(value, 1)}%`;

/** The publisher and the period below a chart. */
function Source({ source }: { source: ShownSource | undefined }) {
  if (source === undefined) return null;
  const { publisher, url, age } = source;
  return <SourceNote source={publisher} href={url} period={`${periodOf(source)}, ${age}`} />;
}

/** Below each chart: both dates, how the figures are made and changed, their limits, their license, and the CSV. */
export function PartFacts({ part }: { part: MarketPart }) {
  const { sources, csv, id } = part;
  const { name, limits } = partTexts[id];
  return (
    <div className="mt-8 border-t border-rule pt-5">
      <h3 className="text-sm font-semibold">
        {factLabels.title}
        <span className="sr-only">{`: ${name}`}</span>
      </h3>
      <dl data-quoted className="mt-3 grid gap-x-12 gap-y-4 text-sm md:grid-cols-2 lg:grid-cols-3">
        <Fact label={factLabels.period} lines={linesOf(sources, periodOf)} />
        <Fact
          label={factLabels.fetched}
          lines={linesOf(sources, ({ retrievedOn }) => formatDay(retrievedOn))}
        />
        <Fact
          label={factLabels.checked}
          lines={linesOf(sources, ({ checkedOn }) =>
            checkedOn === null ? null : factLabels.checkedOn(formatDay(checkedOn)),
          )}
        />
        <Fact label={factLabels.method} lines={linesOf(sources, ({ method }) => method)} />
        <Fact label={factLabels.changes} lines={linesOf(sources, ({ changes }) => changes)} />
        <Fact label={factLabels.limits} lines={limits} />
        <div>
          <dt className="font-medium">{factLabels.source}</dt>
          {sources.map((source) => (
            <dd key={source.key} className="mt-1 text-ink-muted">
              <Link href={source.url} rel="noopener">
                {source.name}
              </Link>
              ,{' '}
              <Link href={source.licenceUrl} rel="noopener" tone="ink">
                {source.licence}
              </Link>
            </dd>
          ))}
        </div>
      </dl>
      <Button asChild variant="secondary" size="sm" className="mt-5 print:hidden">
        <a href={csv} download>
          {factLabels.download(name)}
        </a>
      </Button>
    </div>
  );
}

function Fact({ label, lines }: { label: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      {lines.map((line, at) => (
        <dd key={at} className="mt-1 text-ink-muted">
          {line}
        </dd>
      ))}
    </div>
  );
}

/** `January 1, 2019 to June 30, 2026`, or months where the source publishes months. */
function periodOf({ grain, firstDay, lastDay }: ShownSource): string {
  const format = grain === 'month' ? (day: string) => formatEdition(day.slice(0, 7)) : formatDay;
  return `${format(firstDay)} to ${format(lastDay)}`;
}

/** The lines of several sources: one for all if they say the same, else one each with its name. */
function linesOf(
  sources: readonly ShownSource[],
  format: (source: ShownSource) => string | null,
): string[] {
  const lines = sources.map(format);
  const [first] = lines;
  if (lines.every((line) => line === first))
    return first === null || first === undefined ? [] : [first];
  return sources.flatMap(({ name }, at) => (lines[at] ? [`${name}: ${lines[at]}`] : []));
}
