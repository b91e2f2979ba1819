import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { textTexts } from '../content/jobs-report';
import type { ReportText } from './use-report-text';

interface MeasureAgainProps {
  writing: ReportText;
  isEdited: boolean;
}

/** Counts a week again; asks first, because a new text would replace an edited one. */
export function MeasureAgain({ writing, isEdited }: MeasureAgainProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const run = (act: () => void) => () => {
    setAsking(false);
    act();
  };
  return (
    <>
      <ToolButton
        isBlocked={writing.isBusy}
        aria-expanded={isAsking}
        onClick={() => {
          writing.reset();
          setAsking(true);
        }}
      >
        {textTexts.again}
      </ToolButton>
      {isAsking && (
        <Notice
          live
          tone={isEdited ? 'warning' : 'info'}
          title={textTexts.askTitle}
          className="basis-full"
        >
          <p>{isEdited ? textTexts.askEdited : textTexts.ask}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ToolButton onClick={run(writing.rewrite)}>{textTexts.rewrite}</ToolButton>
            <ToolButton onClick={run(writing.measure)}>{textTexts.keep}</ToolButton>
            <ToolButton onClick={() => setAsking(false)}>{textTexts.cancel}</ToolButton>
          </div>
        </Notice>
      )}
    </>
  );
}
