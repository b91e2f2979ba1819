import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/loaded';
import { useChange } from '../../../queries/use-data';
import type { WeeklyReport } from '../api/weekly-report';
import { reportTexts } from '../content/jobs-report';
import { jobsQueries } from '../queries';
import { writeReport } from '../text/write-report';
import { ReportFailure } from '../text/report-failure';
import { ReportWorkspace } from './report-workspace';

/** The report of a week, or the offer to measure it. */
export function ReportOfWeek({ week }: { week: string }): ReactNode {
  const [made, setMade] = useState<WeeklyReport | null>(null);
  return (
    <Loaded query={jobsQueries.report(week)} texts={reportTexts} className="mt-8">
      {(stored) => {
        const report = made ?? stored;
        // A report that was measured and whose text was not saved is finished like a new one.
        if (report === null || report.text === '') {
          return <MeasureOffer week={week} version={report?.version ?? null} onMade={setMade} />;
        }
        return <ReportWorkspace initial={report} />;
      }}
    </Loaded>
  );
}

interface MeasureOfferProps {
  week: string;
  version: number | null;
  onMade: (report: WeeklyReport) => void;
}

function MeasureOffer({ week, version, onMade }: MeasureOfferProps): ReactNode {
  const measure = useChange({
    failure: 'The week was not measured',
    mutationFn: () => writeReport(week, version),
    onSuccess: onMade,
  });
  return (
    <div className="border-rule mt-8 border-t pt-6">
      <p className="text-lg">{reportTexts.missing}</p>
      <p className="text-ink-muted mt-2 mb-4 max-w-prose">{reportTexts.missingDetail}</p>
      <ToolButton
        size="md"
        variant="primary"
        isBlocked={measure.isPending}
        onClick={() => measure.mutate()}
      >
        {measure.isPending ? reportTexts.measuring : reportTexts.measure}
      </ToolButton>
      <ReportFailure error={measure.error} className="mt-4" />
    </div>
  );
}
