import { SegmentedControl } from '@talent/ui/segmented-control';
import type { ReactNode } from 'react';
import type { TrafficOverview } from '../api/overview';
import { overviewTexts, visitTexts as text } from '../content/traffic';
import { byDay, MarkedLines } from '../marks/marked-lines';

interface VisitsChartProps {
  overview: TrafficOverview;
  figure: 'visitors' | 'views';
  onFigure: (figure: 'visitors' | 'views') => void;
}

/** The days of the range and of the range before, with posts and releases on the axis. */
export function VisitsChart({ overview, figure, onFigure }: VisitsChartProps): ReactNode {
  const { days, daysBefore, marks } = overview;
  return (
    <>
      <SegmentedControl
        name="figure"
        legend={text.figure}
        choices={[
          { value: 'visitors', label: overviewTexts.visitors },
          { value: 'views', label: overviewTexts.views },
        ]}
        value={figure}
        onChoose={onFigure}
      />
      <MarkedLines
        label={overviewTexts.chart}
        marks={marks}
        placeOf={byDay}
        series={[
          {
            key: 'now',
            label: text.visitors,
            points: days.map((day) => ({ x: day.day, y: day[figure] })),
          },
          {
            key: 'before',
            label: text.before,
            points: days.map(({ day }, at) => ({ x: day, y: daysBefore[at]?.[figure] ?? null })),
          },
        ]}
      />
    </>
  );
}
