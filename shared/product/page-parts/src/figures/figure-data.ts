import type { LineSeries } from '@talent/ui/line-chart';
import type { Picture } from '@talent/ui/picture';
import type { RangeRow } from '@talent/ui/range-chart';

/** Where the values of a figure come from. */
export interface FigureSource {
  name: string;
  url: string;
  /** The time that the values describe. */
  period: string;
  /** Day of the file, license, and our changes, in whole sentences. */
  note: string;
}

interface FigureWords {
  /** The finding, computed from the values. */
  headline: string;
  subtitle: string;
  source: FigureSource;
}

/** A chart of a post as JSON. Ranges are US dollars a year, lines are percent. */
export type ChartData = FigureWords &
  (
    | {
        kind: 'ranges';
        /** Heading of the rows' names, such as `Role`. */
        rowLabel: string;
        rows: readonly RangeRow[];
      }
    | { kind: 'lines'; series: readonly LineSeries[] }
  );

/** Pictures of marks side by side. They show a difference, and no measured value. */
export interface PicturesData {
  kind: 'pictures';
  headline: string;
  subtitle: string;
  /** How to read them. */
  note: string;
  pictures: readonly { label: string; text: string; picture: Picture }[];
}

export type FigureData = ChartData | PicturesData;

/** Figures by their id. */
export type FigureRecord = Readonly<Record<string, FigureData>>;
