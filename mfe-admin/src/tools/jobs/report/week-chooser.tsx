import { addWeeks, mondayOf, weekDays, weekName } from '@talent/jobs/iso-week';
import { Select } from '@talent/ui/select';
import type { ReactNode } from 'react';
import { useData } from '../../../queries/use-data';
import { reportTexts } from '../content/jobs-report';
import { jobsQueries } from '../queries';

/** Weeks back from the running one that can be chosen. */
const WEEKS = 53;

interface WeekChooserProps {
  week: string;
  now: Date;
  onChoose: (week: string) => void;
}

/** The weeks of the last year, each with the state of its report. */
export function WeekChooser({ week, now, onChoose }: WeekChooserProps): ReactNode {
  const { data: statuses } = useData(jobsQueries.statuses);
  const latest = mondayOf(now);
  const weeks = Array.from({ length: WEEKS }, (_, ago) => addWeeks(latest, -ago));
  if (!weeks.includes(week)) weeks.push(week);
  return (
    <Select
      label={reportTexts.week}
      className="max-w-md"
      value={week}
      options={weeks.map((monday) => {
        const status = statuses?.get(monday);
        const label = reportTexts.weekOption(weekName(monday), weekDays(monday), status);
        return { value: monday, label };
      })}
      onChoose={onChoose}
    />
  );
}
