import { useSite } from '@talent/sdk';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import { Preview } from '../../../writing/preview';
import { noteReportPreview } from '../api/report-steps';
import { publishTexts } from '../content/jobs-report';
import { previewTexts } from '../content/report-steps';
import { ReportFailure } from '../text/use-report-text';
import type { StepProps } from './step-props';

/** The report as readers meet it: in a list of results, in their mailbox, on the blog. A person says that it is right. */
export function PreviewStep(props: StepProps) {
  const { report, writing, notes, isToDo, go, onDone } = props;
  const { origin, brand } = useSite();
  const approve = useChange({
    failure: 'The preview was not noted',
    mutationFn: () => noteReportPreview(report.week, report.version),
    onSuccess: () => {
      onDone();
      go('publish');
    },
  });
  const isApproved = notes?.previewed != null && !writing.isDirty;
  const isBlocked = approve.isPending || writing.isDirty || writing.isBusy;
  const { title, description, text } = writing.words;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        {isApproved ? (
          <p>{previewTexts.approved}</p>
        ) : (
          <ToolButton
            size="md"
            variant={isToDo ? 'primary' : 'secondary'}
            isBlocked={isBlocked}
            onClick={() => approve.mutate()}
            isPending={approve.isPending}
            pending={previewTexts.approving}
          >
            {previewTexts.approve}
          </ToolButton>
        )}
        <ToolButton size="md" onClick={() => go('write')}>
          {previewTexts.edit}
        </ToolButton>
        {writing.isDirty && <p className="text-ink-muted">{publishTexts.saveFirst}</p>}
      </div>
      <ReportFailure error={approve.error} className="mb-4" />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid content-start gap-6">
          <Look title={previewTexts.search}>
            <p className="text-ink-muted text-sm break-all">{`${new URL(origin).host} › blog`}</p>
            <p className="text-signal text-lg break-words">{title}</p>
            <p className="text-sm break-words">{description}</p>
          </Look>
          <Look title={previewTexts.mail}>
            <p className="text-ink-muted text-sm">{previewTexts.from(brand)}</p>
            <p className="font-semibold break-words">{previewTexts.subject(title)}</p>
          </Look>
        </div>
        <div className="min-w-0">
          <h3 className="mb-2 font-sans text-sm font-semibold">{previewTexts.page}</h3>
          <p className="font-display text-heading font-semibold break-words">{title}</p>
          <p className="text-ink-muted my-3 break-words">{description}</p>
          <Preview text={text} />
        </div>
      </div>
    </>
  );
}

function Look({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 font-sans text-sm font-semibold">{title}</h3>
      <div className="border-rule bg-surface min-w-0 rounded-sm border p-4">{children}</div>
    </div>
  );
}
