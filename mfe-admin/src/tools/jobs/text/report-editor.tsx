import { Button } from '@talent/ui/button';
import { Field } from '@talent/ui/field';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { WeeklyReport } from '../api/weekly-report';
import { reportFailureTexts, textTexts } from '../content/jobs-report';
import { descriptionLength, titleLength } from '../../../posts/post-fields';
import { Preview } from '../../../writing/preview';
import { ViewSwitch } from '../../../writing/view-switch';
import { ToolSection } from '../../../frame/tool-section';
import { MeasureAgain } from './measure-again';
import { useReportEditor } from './use-report-editor';

interface ReportEditorProps {
  report: WeeklyReport;
  onChange: (report: WeeklyReport) => void;
  onDirty: (isDirty: boolean) => void;
}

/** The words of a report, beside what readers will see of them. */
export function ReportEditor(props: ReportEditorProps): ReactNode {
  const editing = useReportEditor(props);
  const { words, change, state, isDirty, isBusy } = editing;
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { fields, length } = textTexts;
  return (
    <ToolSection title={textTexts.title}>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <p role="status" className="text-ink-muted mr-auto text-sm tabular-nums">
          {isDirty ? textTexts.unsaved : textTexts.saved(props.report.version)}
        </p>
        <Button size="sm" aria-disabled={isBusy || !isDirty} onClick={editing.save}>
          {state === 'saving' ? textTexts.saving : textTexts.save}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={isBusy}
          aria-expanded={state === 'asking'}
          onClick={editing.ask}
        >
          {textTexts.again}
        </Button>
      </div>
      {state === 'asking' && <MeasureAgain editing={editing} />}
      {typeof state === 'object' && (
        <Notice tone="error" className="mb-4">
          {reportFailureTexts[state.failure]}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <TextField
          label={fields.title}
          required
          maxLength={200}
          value={words.title}
          hint={length(words.title.length, titleLength.min, titleLength.max)}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label={fields.description}
          required
          maxLength={400}
          value={words.description}
          hint={length(words.description.length, descriptionLength.min, descriptionLength.max)}
          onChange={({ target }) => change({ description: target.value })}
        />
      </div>
      <div className="mt-4">
        <ViewSwitch view={view} onSwitch={setView} />
        <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-2">
          <div className={view === 'write' ? '' : 'max-lg:hidden'}>
            <Field label={fields.text} required>
              {(control) => (
                <textarea
                  {...control}
                  rows={24}
                  className="control font-mono text-sm"
                  value={words.text}
                  onChange={({ target }) => change({ text: target.value })}
                />
              )}
            </Field>
          </div>
          <div className={view === 'preview' ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
            <Preview text={words.text} />
          </div>
        </div>
      </div>
    </ToolSection>
  );
}
