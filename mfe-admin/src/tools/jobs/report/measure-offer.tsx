import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import type { WeeklyReport } from '../api/weekly-report';
import { reportTexts } from '../content/jobs-report';
import { ReportFailure } from '../text/report-failure';

interface MeasureOfferProps {
  week: string;
  /** A report that was measured, and whose text was not saved; null without one. */
  before: WeeklyReport | null;
  onMade: (report: WeeklyReport) => void;
}

/** Measures a week for the first time. */
export function MeasureOffer({ week, before, onMade }: MeasureOfferProps): ReactNode {
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
        isBlocked={measure.isPending}
        onClick={() => measure.mutate()}
      >
        <PendingLabel isPending={measure.isPending} pending={reportTexts.measuring}>
          {reportTexts.measure}
        </PendingLabel>
      </ToolButton>
      <ReportFailure error={measure.error} className="mt-4" />
    </>
  );
}
