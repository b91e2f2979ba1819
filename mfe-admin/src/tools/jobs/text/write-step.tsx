import { reportText } from '@talent/jobs/report-text';
import { Field } from '@talent/ui/field';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { TextField } from '@talent/ui/text-field';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { descriptionLength, titleLength } from '../../../posts/post-fields';
import { Preview } from '../../../writing/preview';
import { differ } from '../api/weekly-report';
import { textTexts } from '../content/jobs-report';
import { ReportFigures } from '../figures/report-figures';
import type { StepProps } from '../steps/step-props';
import { MeasureAgain } from './measure-again';

const { fields, length, asides } = textTexts;

/** Title, description and text of a report, with its figures or its preview beside them. */
export function WriteStep({ report, writing, isToDo, go }: StepProps): ReactNode {
  const [aside, setAside] = useState<keyof typeof asides>('preview');
  const { words, setWords, isDirty, isBusy } = writing;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <p role="status" className="text-ink-muted mr-auto text-sm tabular-nums">
          {isDirty ? textTexts.unsaved : textTexts.saved(report.version)}
        </p>
        <ToolButton
          aria-keyshortcuts="Control+S Meta+S"
          isBlocked={isBusy || !isDirty}
          onClick={() => void writing.save()}
          isPending={isBusy}
          pending={textTexts.saving}
        >
          {textTexts.save}
        </ToolButton>
        <ToolButton
          size="md"
          variant={isToDo ? 'primary' : 'secondary'}
          isBlocked={isBusy}
          onClick={() => void writing.save().then((isSaved) => isSaved && go('preview'))}
        >
          {textTexts.toPreview}
        </ToolButton>
        <MeasureAgain writing={writing} isEdited={differ(words, reportText(report.figures))} />
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-4">
          <TextField
            name="title"
            label={fields.title}
            required
            maxLength={200}
            value={words.title}
            hint={length(words.title.length, titleLength.min, titleLength.max)}
            onChange={({ target }) => setWords((before) => ({ ...before, title: target.value }))}
          />
          <TextField
            name="description"
            label={fields.description}
            required
            maxLength={400}
            value={words.description}
            hint={length(words.description.length, descriptionLength.min, descriptionLength.max)}
            onChange={({ target }) =>
              setWords((before) => ({ ...before, description: target.value }))
            }
          />
          <Field label={fields.text} required>
            {(control) => (
              <textarea
                {...control}
                name="text"
                rows={24}
                className="control font-mono text-sm"
                value={words.text}
                onChange={({ target }) => setWords((before) => ({ ...before, text: target.value }))}
              />
            )}
          </Field>
        </div>
        <div className="min-w-0">
          <SegmentedControl
            className="mb-3"
            name="report-aside"
            legend={textTexts.aside}
            choices={(['preview', 'figures'] as const).map((value) => ({
              value,
              label: asides[value],
            }))}
            value={aside}
            onChoose={setAside}
          />
          {aside === 'preview' ? (
            <Preview text={words.text} />
          ) : (
            <div
              role="region"
              aria-label={asides.figures}
              tabIndex={0}
              className="border-rule max-h-[52rem] overflow-auto border-t p-4 lg:border"
            >
              <ReportFigures figures={report.figures} isAside />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
