import { useState } from 'react';
import { formatEdition, formatFigure } from '@talent/sdk/format';
import { ChartFrame, NO_FIGURE, type ChartText } from '../frame/chart-frame.tsx';
import type { Place } from '../plot/crosshair.ts';
import { linearAxis } from '../plot/linear-axis.ts';
import { placeAxis } from '../plot/place-axis.ts';
import { PlotArea } from '../plot/plot-area.tsx';
import { lineGrid, locateOnLines } from './line-grid.ts';
import { spotsOf } from './line-model.ts';
import { Panel } from './panel.tsx';
import { drawnSeries, figuresOf, valuesOf, type LinePoint, type LineSeries } from './series.ts';

export type { ChartText, LinePoint, LineSeries };

export interface SmallMultiplesProps extends ChartText {
  /** One panel each, in this order; a series without values has a panel that says so. */
  series: readonly LineSeries[];
  format?: ((value: number) => string) | undefined;
  formatAt?: ((at: string) => string) | undefined;
  /** Ends of the value axis of all panels; round values around all data by default. */
  domain?: readonly [number, number] | undefined;
  /**
   * `own` gives each panel a scale of its own, for measures that differ by a factor; panels are then one below the other
   * and share the time axis alone. `shared` by default.
   */
  scales?: 'shared' | 'own' | undefined;
  /** Head of the first column of the figures. */
  atLabel?: string | undefined;
}

/** One small chart a series, all with the same axes or the same time axis. The crosshair is at the same place in every panel. */
export function SmallMultiples(props: SmallMultiplesProps) {
  const { series, format = formatFigure, formatAt = formatEdition, domain } = props;
  const { scales = 'shared', atLabel = 'Date' } = props;
  const isOwn = scales === 'own';
  const [place, setPlace] = useState<Place | null>(null);
  const axis = placeAxis(
    series.flatMap(({ points }) => points.map(({ at }) => at)),
    formatAt,
  );
  const shared = linearAxis(valuesOf(series), { domain, count: 2 });
  const lines = series.map((each) => {
    const values = isOwn ? linearAxis(valuesOf([each]), { domain, count: 2 }) : shared;
    const [line] = drawnSeries([each], axis.places);
    const spots = line ? spotsOf(line, axis, values) : [];
    return { series: each, line, spots, values };
  });
  const drawn = lines.map(
    ({ series: each, line }, order) =>
      line ?? { ...each, points: [], order, last: -1, lastValue: 0 },
  );
  const first = Math.max(
    0,
    drawn.findIndex(({ last }) => last >= 0),
  );
  const grid = {
    ...lineGrid(drawn, axis.places.length),
    start: { column: drawn[first]?.last ?? 0, row: first },
  };
  if (series.length === 0) return null;
  const valueAt = ({ column, row }: Place) => drawn[row]?.points[column]?.value ?? null;
  const write = (value: number | null) => (value === null ? NO_FIGURE : format(value));
  return (
    <ChartFrame
      text={props}
      figures={figuresOf(series, axis.places, { atLabel, format, formatAt })}
    >
      <PlotArea
        label={`${props.headline}. ${series.length} line charts with the same ${isOwn ? 'time axis' : 'axes'}.`}
        grid={grid}
        place={place}
        onPlace={setPlace}
        locate={(spot) => {
          const row = spot.row ?? 0;
          const line = drawn[row];
          const found = line && locateOnLines(spot, [line], axis, lines[row]?.values ?? shared);
          return found && valueAt({ column: found.column, row }) !== null
            ? { column: found.column, row }
            : null;
        }}
        say={(at) =>
          `${series[at.row]?.label ?? ''}, ${formatAt(axis.places[at.column] ?? '')}: ${write(valueAt(at))}`
        }
      >
        <div
          aria-hidden="true"
          className={
            isOwn
              ? 'grid grid-cols-1 gap-y-6'
              : 'grid grid-cols-2 gap-x-4 gap-y-6 @min-[30rem]:grid-cols-3 @min-[30rem]:gap-x-6 @min-[56rem]:grid-cols-4'
          }
        >
          {lines.map(({ series: { key, label, color }, line, spots, values }, row) => (
            <div key={key} data-row={row} className="min-w-0">
              <Panel
                label={label}
                color={color}
                line={line && { spots, last: line.last, lastValue: line.lastValue }}
                context={
                  isOwn ? [] : lines.filter((_, at) => at !== row).map((other) => other.spots)
                }
                axis={axis}
                values={values}
                at={
                  place && {
                    spot: spots[place.column] ?? null,
                    x: axis.at[place.column] ?? 0,
                    value: valueAt({ column: place.column, row }),
                    date: formatAt(axis.places[place.column] ?? ''),
                    isActive: place.row === row,
                  }
                }
                format={format}
              />
            </div>
          ))}
        </div>
      </PlotArea>
    </ChartFrame>
  );
}
