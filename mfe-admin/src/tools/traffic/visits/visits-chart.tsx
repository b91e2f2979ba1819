import { SegmentedControl } from '@talent/ui/segmented-control';
import type { ReactNode } from 'react';
import { LineChart } from '../../../charts/line-chart';
import { Loaded } from '../../../queries/loaded';
import { fetchDays } from '../api/fetch-days';
import { fetchMarks } from '../api/fetch-marks';
import type { Mark } from '../api/fetch-marks';
import type { VisitsQuery } from '../api/traffic';
import { overviewTexts, traffic, visitTexts as text } from '../content/traffic';
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
          <LineChart
            label={overviewTexts.chart}
            notes={notesOf(marks)}
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
          <Marks marks={marks} />
        </>
      )}
    </Loaded>
  );
}

/** One word a day: the list below the chart has the titles. */
function notesOf(marks: readonly Mark[]) {
  const days = Map.groupBy(marks, ({ day }) => day);
  return [...days].slice(-5).map(([at, [first]]) => ({
    at,
    label: first ? text.markNames[first.kind] : '',
  }));
}

function Marks({ marks }: { marks: readonly Mark[] }): ReactNode {
  if (marks.length === 0) return null;
  return (
    <details className="mt-3 text-sm">
      <summary>
        {text.marks} ({marks.length})
      </summary>
      <ul className="mt-2 grid gap-1">
        {marks.map(({ day, kind, title }) => (
          <li key={`${day} ${title}`} className="wrap-anywhere">
            {day} {text.markNames[kind]}: {title}
          </li>
        ))}
      </ul>
    </details>
  );
}
