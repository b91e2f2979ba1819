import { SegmentedControl } from '@talent/ui/segmented-control';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { useState } from 'react';
import { typed } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { descriptionLength, titleLength } from '../../../posts/post-fields';
import { Preview } from '../../../writing/preview';
import { textTexts } from '../content/jobs-report';
import { MeasureAgain, ReportFigures } from '../figures/report-figures';
import type { StepProps } from '../steps/step-props';

const { fields, length, asides } = textTexts;

/** Title, description and text of a report, with its figures or its preview beside them. */
export function WriteStep({ report, writing, isToDo, go }: StepProps) {
  const [aside, setAside] = useState<keyof typeof asides>('preview');
  const { words, setWords, isDirty, isBusy } = writing;
  const field = (name: keyof typeof words) => ({
    name,
    required: true,
    ...typed(words[name], (value) => setWords((before) => ({ ...before, [name]: value }))),
  });
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
        <MeasureAgain report={report} writing={writing} />
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-4">
          <TextField
            {...field('title')}
            label={fields.title}
            maxLength={200}
            hint={length(words.title.length, titleLength.min, titleLength.max)}
          />
          <TextField
            {...field('description')}
            label={fields.description}
            maxLength={400}
            hint={length(words.description.length, descriptionLength.min, descriptionLength.max)}
          />
          <TextareaField
            {...field('text')}
            label={fields.text}
            rows={24}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
          />
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
