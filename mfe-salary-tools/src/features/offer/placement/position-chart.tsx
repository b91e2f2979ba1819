import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatShortPay } from '@talent/sdk/format';
import { publishedFigures } from '../../../calculations/bands/place/percentile';
import type { PublishedFigure } from '../../../calculations/bands/place/percentile';

interface PositionChartProps {
  band: SalaryBand;
  /** Amounts in the band's currency a year, at most two, each with its label; none draws the band alone. */
  marks: readonly { amount: number; label: string }[];
}

/** The looks of the marks; the label of the second is one line higher, so that two near amounts can be read. */
const looks = [
  { line: 'stroke-data-2', dot: 'fill-data-2', top: -26 },
  { line: 'stroke-data-4', dot: 'fill-data-4', top: -46 },
] as const;

/** A band from its lowest to its highest figure, with amounts marked. The text next to it says the same. */
export function PositionChart({ band, marks }: PositionChartProps) {
  const figures = publishedFigures(band);
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) return null;
  const { at, length, anchor, isNear } = positionScale(
    figures,
    marks.map(({ amount }) => amount),
  );
  const { currency, p25, p50, p75 } = band;
  // The labels of the ends are left out where they would overlap the median's; every figure is listed below.
  const isEnd = (name: string) => name === first.name || name === last.name;
  const labelled = figures.filter(
    (figure) =>
      figure.name === 'p50' ||
      (isEnd(figure.name) && (p50 === null || !isNear(figure.amount, p50))),
  );
  return (
    <svg
      aria-hidden="true"
      className={`block w-full overflow-visible fill-ink text-sm tabular-nums ${marks.length > 1 ? 'h-30' : 'h-24'}`}
    >
      <svg y={marks.length > 1 ? 82 : 58} className="overflow-visible">
        <line
          x1={at(first.amount)}
          x2={at(last.amount)}
          strokeWidth="2"
          className="stroke-boundary"
        />
        {p25 !== null && p75 !== null && (
          <rect x={at(p25)} width={length(p25, p75)} y="-6" height="12" className="fill-data-1" />
        )}
        {p50 !== null && (
          <line x1={at(p50)} x2={at(p50)} y1="-11" y2="11" strokeWidth="3" className="stroke-ink" />
        )}
        {labelled.map(({ name, amount: figure }) => (
          <text
            key={name}
            x={at(figure)}
            y="30"
            textAnchor={name === 'p50' ? 'middle' : anchor(figure)}
            className="fill-ink-muted"
          >
            {formatShortPay(figure, currency)}
          </text>
        ))}
        {marks.map(({ amount, label }, index) => {
          const look = looks[index] ?? looks[0];
          return (
            <g key={label}>
              <line
                x1={at(amount)}
                x2={at(amount)}
                y1={look.top}
                y2="8"
                strokeWidth="2"
                className={look.line}
              />
              <circle cx={at(amount)} r="7" className={`${look.dot} stroke-paper stroke-2`} />
              <text
                x={at(amount)}
                y={look.top - 8}
                textAnchor={anchor(amount)}
                className="font-semibold"
              >
                {`${label} ${formatShortPay(amount, currency)}`}
              </text>
            </g>
          );
        })}
      </svg>
    </svg>
  );
}

/** Share of the whole width that stays free at each end. */
const MARGIN = 0.06;

/** Places amounts on a line with room at both ends, for the figures of a band and marked amounts, all in one currency. `figures` is not empty. */
export function positionScale(figures: readonly PublishedFigure[], marked: readonly number[]) {
  const amounts = [...figures.map((figure) => figure.amount), ...marked];
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const width = Math.max(high - low, 1);
  const share = (value: number) => MARGIN + ((value - low) / width) * (1 - 2 * MARGIN);
  const length = (part: number) => `${Math.round(part * 10_000) / 100}%`;
  return {
    /** An SVG length such as `42.5%`. */
    at: (value: number) => length(share(value)),
    /** Distance of two amounts as an SVG length. */
    length: (from: number, to: number) => length(share(to) - share(from)),
    /** Whether labels at these amounts would overlap on a narrow screen. */
    isNear: (a: number, b: number) => Math.abs(share(a) - share(b)) < 0.17,
    /** How a label at this amount has to be anchored to stay inside the drawing. */
    anchor: (value: number) =>
      share(value) < 0.2 ? 'start' : share(value) > 0.8 ? 'end' : 'middle',
  };
}
