import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../../queries/query-client';
import { QueryPart } from '../../../queries/query-part';
import type { ReportFailure } from '../api/report-change';
import type { WeeklyReport } from '../api/weekly-report';
import { reportFailureTexts, reportTexts } from '../content/jobs-report';
import { jobsQueries } from '../queries';
import { ReportWorkspace } from './report-workspace';
import { writeReport } from '../text/write-report';

/** The report of a week, or the offer to measure it. */
export function ReportOfWeek({ week }: { week: string }): ReactNode {
  const stored = useQuery(jobsQueries.report(week), queryClient);
  const [made, setMade] = useState<WeeklyReport | null>(null);
  return (
    <QueryPart query={stored} texts={reportTexts} className="mt-8">
      {(value) => {
        const report = made ?? value;
        // A report that was measured and whose text was not saved is finished like a new one.
        if (report === null || report.text === '') {
          return <MeasureOffer week={week} report={report} onMade={setMade} />;
        }
        return <ReportWorkspace initial={report} />;
      }}
    </QueryPart>
  );
}

function MeasureOffer({
  week,
  report,
  onMade,
}: {
  week: string;
  report: WeeklyReport | null;
  onMade: (report: WeeklyReport) => void;
}): ReactNode {
  const [state, setState] = useState<'idle' | 'measuring' | ReportFailure>('idle');
  async function measure(): Promise<void> {
    setState('measuring');
    const outcome = await writeReport(week, report?.version ?? null);
    if (outcome.status === 'done') onMade(outcome.report);
    else setState(outcome.failure);
  }
  const isBusy = state === 'measuring';
  return (
    <div className="border-rule mt-8 border-t pt-6">
      <p className="text-lg">{reportTexts.missing}</p>
      <p className="text-ink-muted mt-2 mb-4 max-w-prose">{reportTexts.missingDetail}</p>
      <Button
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void measure();
        }}
      >
        {isBusy ? reportTexts.measuring : reportTexts.measure}
      </Button>
      {state !== 'idle' && state !== 'measuring' && (
        <Notice tone="error" className="mt-4">
          {reportFailureTexts[state]}
        </Notice>
      )}
    </div>
  );
}
