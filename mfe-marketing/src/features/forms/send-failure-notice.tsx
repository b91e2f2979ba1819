import { inMinutes } from '@talent/api/forms/send-form';
import type { SendFailure } from '@talent/api/forms/send-form';
import { useSite } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { formText } from './content/form-text';

/** Why a form was not taken, that nothing is lost, and what to do. */
export function SendFailureNotice({ failure }: { failure: SendFailure }) {
  const { email } = useSite();
  const { title, text } = formText.failed[failure.reason];
  return (
    <Notice tone="error" title={title}>
      <p>
        {failure.reason === 'limited' ? `${text} ${inMinutes(failure.retryAfterSeconds)}.` : text}
      </p>
      <p className="mt-1">
        {formText.otherwise} <Link href={`mailto:${email}`}>{email}</Link>.
      </p>
    </Notice>
  );
}
