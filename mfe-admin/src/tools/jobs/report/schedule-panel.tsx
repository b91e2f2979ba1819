import { Field } from '@talent/ui/field';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { fetchReportSchedule, saveReportSchedule } from '../api/jobs-report-settings';
import type { ReportSchedule } from '../api/jobs-report-settings';
import { scheduleTexts } from '../content/jobs-report';
import { useLoaded } from '../../../queries/use-loaded';
import { ToolSection } from '../../../frame/tool-section';

const choices = Object.keys(scheduleTexts.options) as ReportSchedule[];

/** What happens with reports without a person. */
export function SchedulePanel(): ReactNode {
  const [loaded] = useLoaded(fetchReportSchedule);
  const [chosen, setChosen] = useState<ReportSchedule | null>(null);
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle');
  if (loaded.status !== 'ready') return null;
  const value = chosen ?? loaded.value;
  async function save(schedule: ReportSchedule): Promise<void> {
    setChosen(schedule);
    setState('idle');
    try {
      await saveReportSchedule(schedule);
      setState('saved');
    } catch (error) {
      console.error('The schedule was not saved', error);
      setChosen(value);
      setState('failed');
    }
  }
  return (
    <ToolSection title={scheduleTexts.title}>
      <Field label={scheduleTexts.label} hint={scheduleTexts.hint} required className="max-w-2xl">
        {(control) => (
          <select
            {...control}
            className="control max-w-md"
            value={value}
            onChange={({ target }) => {
              const schedule = choices.find((choice) => choice === target.value);
              if (schedule !== undefined) void save(schedule);
            }}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {scheduleTexts.options[choice]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p role="status" className="text-ink-muted mt-2 text-sm">
        {state === 'saved' && scheduleTexts.saved}
      </p>
      {state === 'failed' && <Notice tone="error">{scheduleTexts.failed}</Notice>}
    </ToolSection>
  );
}
