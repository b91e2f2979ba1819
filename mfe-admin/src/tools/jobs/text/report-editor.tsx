import { reportText } from '@talent/jobs/report-text';
import { Field } from '@talent/ui/field';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { ToolSection } from '../../../frame/tool-section';
import { descriptionLength, titleLength } from '../../../posts/post-fields';
import { useChange } from '../../../queries/use-data';
import { Preview } from '../../../writing/preview';
import { ViewSwitch } from '../../../writing/view-switch';
import { measureWeeklyReport, saveWeeklyReport } from '../api/report-change';
import type { WeeklyReport } from '../api/weekly-report';
import { textTexts } from '../content/jobs-report';
import { ReportFailure } from './report-failure';
import { writeReport } from './write-report';

type ReportWords = Pick<WeeklyReport, 'title' | 'description' | 'text'>;

interface ReportEditorProps {
  report: WeeklyReport;
  onChange: (report: WeeklyReport) => void;
  /** Whether the shown words differ from the stored ones. */
  onDirty: (isDirty: boolean) => void;
}

/** The words of a report beside their preview. The stored words change by saving and measuring alone. */
export function ReportEditor({ report, onChange, onDirty }: ReportEditorProps): ReactNode {
  const { week, version } = report;
  const { ref, erase } = useKeptEntries(`staff-report:${week}:${version}`);
  const [words, setWords] = useState<ReportWords>(report);
  const [isAsking, setAsking] = useState(false);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const work = useChange({
    failure: 'The report was not changed',
    mutationFn: ({ change }: { change: () => Promise<WeeklyReport>; takesWords?: true }) =>
      change(),
    onSuccess: (stored, { takesWords }) => {
      erase();
      if (takesWords) setWords(stored);
      onChange(stored);
    },
  });
  const isBusy = work.isPending;
  const isDirty = differ(words, report);

  // A report that is being saved is not stored yet: it must not be published meanwhile.
  useEffect(() => onDirty(isDirty || isBusy), [isDirty, isBusy, onDirty]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  function run(change: () => Promise<WeeklyReport>, takesWords?: true): void {
    setAsking(false);
    work.mutate({ change, ...(takesWords && { takesWords }) });
  }
  const { fields, length } = textTexts;
  return (
    <ToolSection title={textTexts.title}>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <p role="status" className="text-ink-muted mr-auto text-sm tabular-nums">
          {isDirty ? textTexts.unsaved : textTexts.saved(version)}
        </p>
        <ToolButton
          variant="primary"
          isBlocked={isBusy || !isDirty}
          onClick={() => run(() => saveWeeklyReport({ ...words, week, version }))}
        >
          {isBusy ? textTexts.saving : textTexts.save}
        </ToolButton>
        <ToolButton
          isBlocked={isBusy}
          aria-expanded={isAsking}
          onClick={() => {
            work.reset();
            setAsking(true);
          }}
        >
          {textTexts.again}
        </ToolButton>
      </div>
      {isAsking && (
        <MeasureAgain
          isEdited={differ(words, reportText(report.figures))}
          onRewrite={() => run(() => writeReport(week, version), true)}
          onMeasure={() => run(() => measureWeeklyReport(week, version))}
          onClose={() => setAsking(false)}
        />
      )}
      <ReportFailure error={work.error} className="mb-4" />
      <div ref={ref}>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <TextField
            name="title"
            label={fields.title}
            required
            maxLength={200}
            value={words.title}
            hint={length(words.title.length, titleLength.min, titleLength.max)}
            onChange={({ target }) => setWords({ ...words, title: target.value })}
          />
          <TextField
            name="description"
            label={fields.description}
            required
            maxLength={400}
            value={words.description}
            hint={length(words.description.length, descriptionLength.min, descriptionLength.max)}
            onChange={({ target }) => setWords({ ...words, description: target.value })}
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
                    name="text"
                    rows={24}
                    className="control font-mono text-sm"
                    value={words.text}
                    onChange={({ target }) => setWords({ ...words, text: target.value })}
                  />
                )}
              </Field>
            </div>
            <div className={view === 'preview' ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
              <Preview text={words.text} />
            </div>
          </div>
        </div>
      </div>
    </ToolSection>
  );
}

function differ(one: ReportWords, other: ReportWords): boolean {
  return (['title', 'description', 'text'] as const).some((name) => one[name] !== other[name]);
}

interface MeasureAgainProps {
  /** The text was edited, and a new one would replace it. */
  isEdited: boolean;
  onRewrite: () => void;
  onMeasure: () => void;
  onClose: () => void;
}

/** Asks before an edited text is replaced. */
function MeasureAgain({ isEdited, onRewrite, onMeasure, onClose }: MeasureAgainProps): ReactNode {
  const tone = isEdited ? 'warning' : 'info';
  return (
    <Notice live tone={tone} title={textTexts.askTitle} className="mb-4">
      <p>{isEdited ? textTexts.askEdited : textTexts.ask}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ToolButton onClick={onRewrite}>{textTexts.rewrite}</ToolButton>
        <ToolButton onClick={onMeasure}>{textTexts.keep}</ToolButton>
        <ToolButton onClick={onClose}>{textTexts.cancel}</ToolButton>
      </div>
    </Notice>
  );
}
