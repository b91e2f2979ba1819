import type { ReactNode } from 'react';
import { placesText } from '../content/market-text';
import type { PlaceList, PlaceRow } from '../facts/market-page';

interface PlacesChartsProps {
  places: readonly PlaceList[];
  /** The line below the list of a source. */
  sourceOf: (key: string) => ReactNode;
}

/** The states and the provinces, each sorted from the highest and all on one scale. Lists, whose text has every figure. */
export function PlacesCharts({ places, sourceOf }: PlacesChartsProps) {
  const values = places.flatMap(({ rows }) => rows.map(({ value }) => value));
  const low = Math.floor(Math.min(...values, 100) / 10) * 10;
  const high = Math.ceil(Math.max(...values, 100) / 10) * 10;
  const at = (value: number) => `${Math.round(((value - low) / (high - low)) * 1000) / 10}%`;
  return places.map(({ source, country, finding, rows }, order) => {
    const half = Math.ceil(rows.length / 2);
    return (
      <figure
        key={country}
        aria-labelledby={`places-${country}`}
        className={order > 0 ? 'chart mt-12' : 'chart'}
      >
        <figcaption className="mb-4">
          <h3
            id={`places-${country}`}
            className="max-w-prose font-display text-subheading font-medium"
          >
            {finding}
          </h3>
          <p className="mt-1 text-sm text-ink-muted">{placesText.measure}</p>
        </figcaption>
        <div
          data-series={country === 'US' ? 1 : 2}
          className="grid gap-x-12 text-sm md:grid-cols-2"
        >
          {[rows.slice(0, half), rows.slice(half)].map((column) => (
            <ul key={column[0]?.code} className="min-w-0">
              {column.map((row) => (
                <PlaceItem key={row.code} row={row} at={at} />
              ))}
            </ul>
          ))}
        </div>
        <div className="mt-2">{sourceOf(source)}</div>
      </figure>
    );
  });
}

interface PlaceItemProps {
  row: PlaceRow;
  /** Position of a value on the scale, such as `50%`. */
  at: (value: number) => string;
}

function PlaceItem({ row: { label, value }, at }: PlaceItemProps) {
  return (
    <li className="flex items-center gap-x-3 border-t border-rule py-1">
      <span className="w-30 shrink-0">{label}</span>
      <svg aria-hidden="true" className="block h-4 min-w-0 flex-1 overflow-visible">
        <line x1={at(100)} x2={at(100)} y1="-4" y2="20" className="stroke-boundary" />
        <line x1={at(100)} x2={at(value)} y1="8" y2="8" className="stroke-(--series)" />
        <circle cx={at(value)} cy="8" r="4" className="fill-(--series)" />
      </svg>
      <span translate="no" className="min-w-12 text-end tabular-nums">
        {value.toFixed(1)}
      </span>
    </li>
  );
}
