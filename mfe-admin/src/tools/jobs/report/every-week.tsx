import { Notice } from '@talent/ui/notice';
import { Select, optionsOf } from '@talent/ui/select';
import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { queryClient } from '../../../queries/query-client';
import { useChange, useData } from '../../../queries/use-data';
import { AlertsPanel } from '../alerts-panel';
import { saveReportSchedule } from '../api/report-steps';
import { scheduleTexts } from '../content/jobs-report';
import { MarketPanel } from '../market-panel';
import { jobsQueries } from '../queries';

/** The parts that are the same for every week: the automation, salary alerts, and the sources of the market. */
export function EveryWeek({ now }: { now: Date }): ReactNode {
  return (
    <>
      <SchedulePanel />
      <AlertsPanel />
      <MarketPanel now={now} />
    </>
  );
}

export function SchedulePanel(): ReactNode {
  const schedule = useData(jobsQueries.schedule);
  const save = useChange({
    failure: 'The schedule was not saved',
    mutationFn: saveReportSchedule,
    onSuccess: (_, chosen) => queryClient.setQueryData(jobsQueries.schedule.queryKey, chosen),
  });
  if (!schedule.isSuccess) return null;
  return (
    <ToolSection title={scheduleTexts.title}>
      <Select
        label={scheduleTexts.label}
        hint={scheduleTexts.hint}
        className="max-w-2xl"
        value={save.isPending ? save.variables : schedule.data}
        options={optionsOf(scheduleTexts.options)}
        onChoose={(chosen) => save.mutate(chosen)}
      />
      <p role="status" className="text-ink-muted mt-2 text-sm">
        {save.isSuccess && scheduleTexts.saved}
      </p>
      {save.isError && <Notice tone="error">{scheduleTexts.failed}</Notice>}
    </ToolSection>
  );
}
