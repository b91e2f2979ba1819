import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../../controls/tool-button';
import { formatUtc } from '../../../../time/utc';
import { UtcTime } from '../../../../time/utc-time';
import type { PersonAnswer } from '../../api/person-answers';
import { answerTexts as text } from '../../content/thread';

interface AnswerItemProps {
  answer: PersonAnswer;
  /** Null: the account is gone. */
  recordedBy: string | null;
  onRemove: () => void;
}

/** An answer of the person. Its text is open from the start, because it is the news. */
export function AnswerItem({ answer, recordedBy, onRemove }: AnswerItemProps): ReactNode {
  const { from_address: from, received_at: at } = answer;
  return (
    <li className="border-rule border-t pt-3">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium break-all">{from}</span>
        <Badge>{text.badge}</Badge>
        <ToolButton
          variant="quiet"
          className="ms-auto"
          aria-label={text.removeLabel(formatUtc(at))}
          onClick={onRemove}
        >
          {text.remove}
        </ToolButton>
      </div>
      <p className="text-ink-muted text-xs">
        <UtcTime at={at} /> {recordedBy !== null && text.recordedBy(recordedBy)}
      </p>
      <p className="border-rule mt-2 max-w-prose border-s-2 ps-3 text-sm break-words whitespace-pre-wrap">
        {answer.text}
      </p>
    </li>
  );
}
