import { LineChart, type LineChartProps } from '../../../charts/line-chart';
import type { ReactNode } from 'react';
import type { Mark } from '../api/overview';
import { markTexts as text } from '../content/traffic';
import { marksOnAxis } from './marks-on-axis';

interface MarkedLinesProps extends Omit<LineChartProps, 'notes'> {
  marks: readonly Mark[];
  /** Place of a mark on the axis; null: it is not on it. */
  placeOf: (mark: Mark) => string | null;
}

export function MarkedLines({ marks, placeOf, ...chart }: MarkedLinesProps): ReactNode {
  const placed = marks.filter((mark) => placeOf(mark) !== null);
  const axis = [...new Set(chart.series.flatMap(({ points }) => points.map(({ x }) => x)))];
  return (
    <>
      <LineChart {...chart} notes={marksOnAxis(placed, placeOf, axis)} />
      {placed.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="min-h-6 cursor-pointer">{`${text.list} (${placed.length})`}</summary>
          <ul className="mt-2 grid gap-1">
            {placed.map((mark) => (
              <li key={`${mark.at} ${mark.title}`} className="wrap-anywhere">
                {`${placeOf(mark) ?? ''} ${text.names[mark.kind]}: ${mark.title}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
