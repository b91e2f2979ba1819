import { addWeeks, mondayOf, weekDays, weekName } from '@talent/jobs/iso-week';
import { Field } from '@talent/ui/field';
import type { ReactNode } from 'react';
import { listWeeklyReports } from '../api/list-weekly-reports';
import { reportTexts } from '../content/jobs-report';
import { useLoaded } from '../../../queries/use-loaded';

/** Weeks back from the running one that can be chosen. */
const WEEKS = 53;

interface WeekChooserProps {
  /** Monday. */
  week: string;
  now: Date;
  onChoose: (week: string) => void;
}

/** The weeks of the last year, each with the state of its report. */
export function WeekChooser({ week, now, onChoose }: WeekChooserProps): ReactNode {
  const [reports] = useLoaded(listWeeklyReports);
  const latest = mondayOf(now);
  const weeks = Array.from({ length: WEEKS }, (_, ago) => addWeeks(latest, -ago));
  if (!weeks.includes(week)) weeks.push(week);
  const statusOf = (monday: string) =>
    reports.status === 'ready' ? reports.value.get(monday) : undefined;
  return (
    <Field label={reportTexts.week} required className="max-w-md">
      {(control) => (
        <select
          {...control}
          className="control"
          value={week}
          onChange={({ target }) => onChoose(target.value)}
        >
          {weeks.map((monday) => (
            <option key={monday} value={monday}>
              {reportTexts.weekOption(weekName(monday), weekDays(monday), statusOf(monday))}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
