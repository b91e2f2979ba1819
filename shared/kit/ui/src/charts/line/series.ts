import type { ChartColor } from '../chart-color.ts';
import { NO_FIGURE, type ChartFigures } from '../frame/chart-frame.tsx';

/** A value of a series. */
export interface LinePoint {
  /** Year, month or day in ISO 8601 (`2024`, `2024-06`, `2024-06-30`), or a name; charts of names keep their order. */
  at: string;
  /** Null where nothing was measured: a gap in the line. */
  value: number | null;
  /** Rests on few cases and is drawn hollow. */
  isSmall?: boolean | undefined;
  /** Of a part of its period, such as the first weeks of a year: hollow, with a dashed line to it. */
  isPart?: boolean | undefined;
}

/** A line of a chart. */
export interface LineSeries {
  key: string;
  label: string;
  /** `roleColor` or `countryColor` of `@talent/ui/chart-color`, so that a subject has one color everywhere. */
  color: ChartColor;
  points: readonly LinePoint[];
}

/** A line with a value, or null, at every place of the axis. */
export interface DrawnSeries extends Omit<LineSeries, 'points'> {
  /** Place among the series as given. */
  order: number;
  points: readonly (LinePoint | null)[];
  /** Index of the last point with a value. */
  last: number;
  lastValue: number;
}

/** Every series that has a value, highest last value first: up and down follow what is seen. */
export function drawnSeries(
  series: readonly LineSeries[],
  places: readonly string[],
): DrawnSeries[] {
  return series
    .map(({ points, ...rest }, order) => {
      const byPlace = new Map(points.map((point) => [point.at, point]));
      const full = places.map((place) => byPlace.get(place) ?? null);
      const last = full.findLastIndex((point) => point !== null && point.value !== null);
      return { ...rest, order, points: full, last, lastValue: full[last]?.value ?? 0 };
    })
    .filter(({ last }) => last >= 0)
    .sort((a, b) => b.lastValue - a.lastValue);
}

/** Every value of all series. */
export function valuesOf(series: readonly LineSeries[]): number[] {
  return series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
}

interface FigureWords {
  /** Head of the first column. */
  atLabel: string;
  format: (value: number) => string;
  formatAt: (at: string) => string;
}

/** A row for each place, newest first. */
export function figuresOf(
  series: readonly LineSeries[],
  places: readonly string[],
  { atLabel, format, formatAt }: FigureWords,
): ChartFigures {
  const lines = series.map(({ points }) => new Map(points.map(({ at, value }) => [at, value])));
  return {
    heads: [atLabel, ...series.map(({ label }) => label)],
    rows: places.toReversed().map((at) => ({
      key: at,
      name: formatAt(at),
      cells: lines.map((line) => {
        const value = line.get(at) ?? null;
        return value === null ? NO_FIGURE : format(value);
      }),
    })),
  };
}
