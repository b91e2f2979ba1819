import { useState } from 'react';
import { formatEdition, formatFigure } from '@talent/sdk/format';
import { dashesOf } from '../chart-color.ts';
import { ChartFrame, NO_FIGURE, type ChartText } from '../frame/chart-frame.tsx';
import type { Place } from '../plot/crosshair.ts';
import { linearAxis } from '../plot/linear-axis.ts';
import { placeAxis } from '../plot/place-axis.ts';
import { PlotArea } from '../plot/plot-area.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { lineGrid, locateOnLines } from './line-grid.ts';
import { drawnSeries, valuesOf, type LinePoint, type LineSeries } from './series.ts';

export type { ChartText, LinePoint, LineSeries };

export interface LineChartProps extends ChartText {
  series: readonly LineSeries[];
  /** A value in full; numbers with separators by default. */
  format?: ((value: number) => string) | undefined;
  /** A value in few letters, for the axis and labels; `format` by default. */
  formatShort?: ((value: number) => string) | undefined;
  /** A place of the axis in full: `June 2026` from `2026-06` by default. */
  formatAt?: ((at: string) => string) | undefined;
  /** Ends of the value axis, for charts that are compared; round values around the data by default. */
  domain?: readonly [number, number] | undefined;
  /** Places that the text speaks of, each with a few words. */
  notes?: readonly { at: string; label: string }[] | undefined;
  /** Heads of the first column of the figures: `Year` by default. */
  atLabel?: string | undefined;
}

/**
 * Lines over time with direct labels. Missing values are gaps, points without neighbors are dots, points of few cases are
 * hollow. It is drawn on the server and read by mouse, touch and arrow keys.
 */
export function LineChart(props: LineChartProps) {
  const { series, format = formatFigure, formatAt = formatEdition } = props;
  const { formatShort = format, domain, notes = [], atLabel = 'Date' } = props;
  const [place, setPlace] = useState<Place | null>(null);
  const axis = placeAxis(
    series.flatMap(({ points }) => points.map(({ at }) => at)),
    formatAt,
  );
  const drawn = drawnSeries(series, axis.places);
  const values = linearAxis(valuesOf(series), { domain });
  const dashes = dashesOf(series.map(({ color }) => color));
  const figures = {
    heads: [atLabel, ...series.map(({ label }) => label)],
    rows: axis.places.toReversed().map((at) => ({
      key: at,
      name: formatAt(at),
      cells: series.map(({ points }) => {
        const value = points.find((point) => point.at === at)?.value ?? null;
        return value === null ? NO_FIGURE : format(value);
      }),
    })),
  };
  if (drawn.length === 0) return null;
  const say = ({ column, row }: Place) => {
    const value = drawn[row]?.points[column]?.value ?? null;
    const name = drawn.length > 1 ? `${drawn[row]?.label ?? ''}, ` : '';
    return `${name}${formatAt(axis.places[column] ?? '')}: ${value === null ? NO_FIGURE : format(value)}`;
  };
  return (
    <ChartFrame text={props} figures={figures}>
      <PlotArea
        label={`${props.headline}. Line chart of ${drawn.length === 1 ? 'one line' : `${drawn.length} lines`}.`}
        grid={lineGrid(drawn, axis.places.length)}
        place={place}
        onPlace={setPlace}
        locate={(spot) => locateOnLines(spot, drawn, axis, values)}
        say={say}
      >
        <LineDrawing
          drawn={drawn.map((line) => ({ ...line, dash: dashes[line.order] ?? 0 }))}
          axis={axis}
          values={values}
          place={place}
          notes={notes}
          format={format}
          formatShort={formatShort}
          formatAt={formatAt}
        />
      </PlotArea>
    </ChartFrame>
  );
}
