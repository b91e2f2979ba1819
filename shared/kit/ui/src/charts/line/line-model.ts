import { dashesOf } from '../chart-color.ts';
import { linearAxis, type LinearAxis } from '../plot/linear-axis.ts';
import { placeAxis, type PlaceAxis } from '../plot/place-axis.ts';
import type { Spot } from './line-path.ts';
import { drawnSeries, valuesOf, type DrawnSeries, type LineSeries } from './series.ts';

/** A series with the place of its points. */
export interface PlacedSeries extends DrawnSeries {
  /** 0 solid, 1 dashed, 2 dotted. */
  dash: number;
  /** In percent of the plot, with y downwards. */
  spots: readonly Spot[];
}

/** Lines with their axes: all that a line chart is drawn from, apart from its crosshair. */
export interface LineModel {
  axis: PlaceAxis;
  values: LinearAxis;
  /** Those with a value, highest last value first. */
  lines: readonly PlacedSeries[];
}

/** @param domain - ends of the value axis; round values around the data where it is undefined. */
export function lineModel(
  series: readonly LineSeries[],
  formatAt: (at: string) => string,
  domain: readonly [number, number] | undefined,
): LineModel {
  const axis = placeAxis(
    series.flatMap(({ points }) => points.map(({ at }) => at)),
    formatAt,
  );
  const values = linearAxis(valuesOf(series), { domain });
  const dashes = dashesOf(series.map(({ color }) => color));
  const lines = drawnSeries(series, axis.places).map((line) => ({
    ...line,
    dash: dashes[line.order] ?? 0,
    spots: spotsOf(line, axis, values),
  }));
  return { axis, values, lines };
}

/** The places of a series' points in the plot. */
export function spotsOf({ points }: DrawnSeries, axis: PlaceAxis, values: LinearAxis): Spot[] {
  return points.map((point, at) => {
    const value = point?.value ?? null;
    return value === null ? null : [axis.at[at] ?? 0, 100 - values.at(value)];
  });
}
