import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { textTexts } from '../content/jobs-report';
import type { ReportEditing } from './use-report-editor';

/** Asks before an edited text is replaced. */
export function MeasureAgain({ editing }: { editing: ReportEditing }): ReactNode {
  const button = { size: 'sm', variant: 'secondary' } as const;
  return (
    <Notice
      live
      tone={editing.isEdited ? 'warning' : 'info'}
      title={textTexts.askTitle}
      className="mb-4"
    >
      <p>{editing.isEdited ? textTexts.askEdited : textTexts.ask}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button {...button} onClick={editing.rewrite}>
          {textTexts.rewrite}
        </Button>
        <Button {...button} onClick={editing.measureOnly}>
          {textTexts.keep}
        </Button>
        <Button {...button} onClick={editing.dismiss}>
          {textTexts.cancel}
        </Button>
      </div>
    </Notice>
  );
}
