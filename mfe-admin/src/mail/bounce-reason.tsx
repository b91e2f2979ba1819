import type { ReactNode } from 'react';
import { ShownTime } from '../time/shown-time';
import { bounceReasonTexts as text } from './content/bounce-reason';

/** Says why an address refuses mail, with the mail server's code and the time. */
export function BounceReason(props: {
  reason: string;
  /** Status code of the mail server, such as `5.1.1`. */
  code: string;
  /** Time of the refusal, ISO 8601. */
  at: string;
}): ReactNode {
  const { reason, code, at } = props;
  return (
    <>
      <span>{`${text.reasons[reason] ?? ''} ${text.answer(code)}`}</span> <ShownTime at={at} />
    </>
  );
}
