import { useMemo, useState } from 'react';
import { formatEdition, formatFigure } from '@talent/sdk/format';
import { ChartFrame, NO_FIGURE, type ChartText } from '../frame/chart-frame.tsx';
import type { Place } from '../plot/crosshair.ts';
import { PlotArea } from '../plot/plot-area.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { lineGrid, locateOnLines } from './line-grid.ts';
import { lineModel } from './line-model.ts';
import { figuresOf, type LinePoint, type LineSeries } from './series.ts';

export type { ChartText, LinePoint, LineSeries };

export interface LineChartProps extends ChartText {
  series: readonly LineSeries[];
  /** A value in full; numbers with separators by default. */
  format?: ((value: number) => string) | undefined;
  /** A value in few letters, for the axis, and for labels where the full one has more than six; `format` by default. */
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

/** The same list each time, so that the labels are not placed again. */
const NO_NOTES: readonly never[] = [];

/**
 * Lines over time with direct labels. Missing values are gaps, points without neighbors are dots, points of few cases are
 * hollow. It is drawn on the server and read by mouse, touch and arrow keys.
 */
export function LineChart(props: LineChartProps) {
  const { series, format = formatFigure, formatAt = formatEdition } = props;
  const { formatShort = format, domain, notes = NO_NOTES, atLabel = 'Date' } = props;
  const [place, setPlace] = useState<Place | null>(null);
  // The crosshair renders the chart again with the same props: what does not depend on it is kept.
  const model = useMemo(() => lineModel(series, formatAt, domain), [series, formatAt, domain]);
  const figures = useMemo(
    () => figuresOf(series, model.axis.places, { atLabel, format, formatAt }),
    [series, model, atLabel, format, formatAt],
  );
  const { axis, values, lines } = model;
  if (lines.length === 0) return null;
  const say = ({ column, row }: Place) => {
    const value = lines[row]?.points[column]?.value ?? null;
    const name = lines.length > 1 ? `${lines[row]?.label ?? ''}, ` : '';
    return `${name}${formatAt(axis.places[column] ?? '')}: ${value === null ? NO_FIGURE : format(value)}`;
  };
  return (
    <ChartFrame text={props} figures={figures}>
      <PlotArea
        label={`${props.headline}. Line chart of ${lines.length === 1 ? 'one line' : `${lines.length} lines`}.`}
        grid={lineGrid(lines, axis.places.length)}
        place={place}
        onPlace={setPlace}
        locate={(spot) => locateOnLines(spot, lines, axis, values)}
        say={say}
      >
        <LineDrawing
          model={model}
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
