import { addWeeks, mondayOf, weekDays, weekName } from '@talent/jobs/iso-week';
import { Select } from '@talent/ui/select';
import { useState } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/query-part';
import { queryClient } from '../../../queries/query-client';
import { useChange, useData } from '../../../queries/use-data';
import type { WeeklyReport } from '../api/weekly-report';
import { reportTexts } from '../content/jobs-report';
import { jobsQueries } from '../queries';
import { ReportWorkspace } from './report-workspace';
import { reportSteps } from '../steps/report-steps';
import { OpenStep } from '../steps/step-line';
import type { StepName } from '../steps/step-props';
import { ReportFailure } from '../text/use-report-text';

interface ReportOfWeekProps {
  week: string;
  step: StepName | null;
  addressOf: (step: StepName) => string;
  go: (step: StepName) => void;
}

/** The steps of a week's report; one that was not measured has the first step alone. */
export function ReportOfWeek(props: ReportOfWeekProps) {
  const { week, addressOf } = props;
  const [made, setMade] = useState<WeeklyReport | null>(null);
  // The workspace shows them. Asked for here, they load beside the report and not after it.
  useData(jobsQueries.notes(week));
  useData(jobsQueries.newsletter(week));
  return (
    <Loaded query={jobsQueries.report(week)} texts={reportTexts} className="mt-8">
      {(stored) => {
        const report = made ?? stored;
        // A report that was measured and whose text was not saved is finished like a new one.
        if (report !== null && report.text !== '') {
          return <ReportWorkspace {...props} initial={report} isNew={made !== null} />;
        }
        const steps = reportSteps({ report, isDirty: false, isUntouched: true });
        return (
          <OpenStep steps={steps} current="measure" next={null} addressOf={addressOf}>
            <MeasureOffer
              week={week}
              before={report}
              onMade={(measured) => {
                void queryClient.invalidateQueries(jobsQueries.statuses);
                setMade(measured);
                props.go('measure');
              }}
            />
          </OpenStep>
        );
      }}
    </Loaded>
  );
}

function MeasureOffer(props: {
  week: string;
  /** A report that was measured, and whose text was not saved; null without one. */
  before: WeeklyReport | null;
  onMade: (report: WeeklyReport) => void;
}) {
  const { week, before, onMade } = props;
  const measure = useChange({
    failure: 'The week was not measured',
    mutationFn: async () => (await import('../text/write-report')).writeReport(week, before),
    onSuccess: onMade,
  });
  return (
    <>
      <p className="text-lg">{reportTexts.missing}</p>
      <p className="text-ink-muted mt-2 mb-4 max-w-prose">{reportTexts.missingDetail}</p>
      <ToolButton
        size="md"
        variant="primary"
        onClick={() => measure.mutate()}
        isPending={measure.isPending}
        pending={reportTexts.measuring}
      >
        {reportTexts.measure}
      </ToolButton>
      <ReportFailure error={measure.error} className="mt-4" />
    </>
  );
}

/** Weeks back from the running one that can be chosen. */
const WEEKS = 53;

export function WeekChooser(props: { week: string; now: Date; onChoose: (week: string) => void }) {
  const { week, now, onChoose } = props;
  const { data: statuses } = useData(jobsQueries.statuses);
  const latest = mondayOf(now);
  const weeks = Array.from({ length: WEEKS }, (_, ago) => addWeeks(latest, -ago));
  if (!weeks.includes(week)) weeks.push(week);
  return (
    <Select
      label={reportTexts.week}
      className="max-w-md"
      value={week}
      options={weeks.map((value) => ({
        value,
        label: reportTexts.weekOption(weekName(value), weekDays(value), statuses?.get(value)),
      }))}
      onChoose={onChoose}
    />
  );
}
