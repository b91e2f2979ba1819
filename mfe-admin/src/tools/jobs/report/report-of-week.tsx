import { useState } from 'react';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { queryClient } from '../../../queries/query-client';
import { useData } from '../../../queries/use-data';
import type { WeeklyReport } from '../api/weekly-report';
import { reportTexts } from '../content/jobs-report';
import { jobsQueries } from '../queries';
import { reportSteps } from '../steps/report-steps';
import { StepLine } from '../steps/step-line';
import { StepPanel } from '../steps/step-panel';
import type { StepName } from '../steps/step-name';
import { MeasureOffer } from './measure-offer';
import { ReportWorkspace } from './report-workspace';

interface ReportOfWeekProps {
  week: string;
  /** The step that the address names. */
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
