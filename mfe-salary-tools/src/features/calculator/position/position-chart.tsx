import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatShortPay } from '@talent/sdk/format';
import { publishedFigures } from '../../../calculations/bands/percentile';
import { positionScale } from './position-scale';

interface PositionChartProps {
  band: SalaryBand;
  /** In the band's currency a year; null draws the band alone. */
  amount: number | null;
  /** The label of the amount's mark. */
  label: string;
}

/** A band from its lowest to its highest figure, with one amount marked. The text next to it says the same. */
export function PositionChart({ band, amount, label }: PositionChartProps) {
  const figures = publishedFigures(band);
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) return null;
  const { at, length, anchor, isNear } = positionScale(figures, amount);
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
      className="block h-24 w-full overflow-visible fill-ink text-sm tabular-nums"
    >
      <svg y="58" className="overflow-visible">
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
        {amount !== null && (
          <>
            <line
              x1={at(amount)}
              x2={at(amount)}
              y1="-26"
              y2="8"
              strokeWidth="2"
              className="stroke-data-2"
            />
            <circle cx={at(amount)} r="7" className="fill-data-2 stroke-paper stroke-2" />
            <text x={at(amount)} y="-34" textAnchor={anchor(amount)} className="font-semibold">
              {label} {formatShortPay(amount, currency)}
            </text>
          </>
        )}
      </svg>
    </svg>
  );
}
