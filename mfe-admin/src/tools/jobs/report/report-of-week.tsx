import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/loaded';
import { queryClient } from '../../../queries/query-client';
import { useChange, useData } from '../../../queries/use-data';
import type { WeeklyReport } from '../api/weekly-report';
import { reportTexts } from '../content/jobs-report';
import { jobsQueries } from '../queries';
import { reportSteps } from '../steps/report-steps';
import { StepLine, StepPanel } from '../steps/step-line';
import type { StepName } from '../steps/step-props';
import { ReportFailure } from '../text/report-failure';
import { ReportWorkspace } from './report-workspace';

interface ReportOfWeekProps {
  week: string;
  step: StepName | null;
  addressOf: (step: StepName) => string;
  go: (step: StepName) => void;
}

/** The steps of a week's report; one that was not measured has the first step alone. */
export function ReportOfWeek(props: ReportOfWeekProps): ReactNode {
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
        const steps = reportSteps({ ...nothing, report });
        const [measure] = steps;
        return (
          <>
            <StepLine steps={steps} current="measure" addressOf={addressOf} />
            {measure && (
              <StepPanel step={measure} next={null} addressOf={addressOf} hasArrived={false}>
                <MeasureOffer
                  week={week}
                  before={report}
                  onMade={(measured) => {
                    void queryClient.invalidateQueries(jobsQueries.statuses);
                    setMade(measured);
                    props.go('measure');
                  }}
                />
              </StepPanel>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const nothing = {
  isDirty: false,
  isUntouched: true,
  notes: undefined,
  postStatus: undefined,
  newsletter: undefined,
  schedule: undefined,
};

interface MeasureOfferProps {
  week: string;
  /** A report that was measured, and whose text was not saved; null without one. */
  before: WeeklyReport | null;
  onMade: (report: WeeklyReport) => void;
}

function MeasureOffer({ week, before, onMade }: MeasureOfferProps): ReactNode {
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
