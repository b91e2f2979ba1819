import { SegmentedControl } from '@talent/ui/segmented-control';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { fetchDays } from '../api/fetch-days';
import { fetchMarks } from '../api/fetch-marks';
import type { VisitsQuery } from '../api/traffic';
import { overviewTexts, traffic, visitTexts as text } from '../content/traffic';
import { byDay, MarkedLines } from '../marks/marked-lines';
import { rangeBefore } from '../range/day-range';
import { visitsQuery } from './use-visits';

interface VisitsChartProps {
  query: VisitsQuery;
  figure: 'visitors' | 'views';
  onFigure: (figure: 'visitors' | 'views') => void;
}

/** The days of the range and of the range before, with posts and releases on the axis. */
export function VisitsChart({ query, figure, onFigure }: VisitsChartProps): ReactNode {
  const before = { ...query, range: rangeBefore(query.range) };
  const load = () =>
    Promise.all([fetchDays(query), fetchDays(before), fetchMarks(query.range)] as const);
  return (
    <Loaded query={visitsQuery('days', query, load)} texts={traffic}>
      {([days, daysBefore, marks]) => (
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
                points: days.map(({ day }, at) => ({
                  x: day,
                  y: daysBefore[at]?.[figure] ?? null,
                })),
              },
            ]}
          />
        </>
      )}
    </Loaded>
  );
}
