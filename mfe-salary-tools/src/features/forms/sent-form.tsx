import { inMinutes } from '@talent/api/forms/send-form';
import type { SendFailure } from '@talent/api/forms/send-form';
import { ReloadNotice } from '@talent/page-parts/reload-notice';
import { useLocation } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import type { ReactNode } from 'react';
import { formText as text } from './content/form-text';
import type { SentFormState } from './use-sent-form';

interface SentFormProps {
  form: SentFormState;
  /** Label of the button. */
  submit: string;
  /** Label of the field for the address, which comes first. */
  email: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** The other fields. */
  children: ReactNode;
  /** Below the button. */
  after: ReactNode;
}

/**
 * A form around its fields. Without JavaScript and before hydration the browser posts it, so it has no state of its own.
 * Problems of fields are listed above them, a failed send above the button.
 */
export function SentForm({ form, submit, email, labelledBy, children, after }: SentFormProps) {
  const { pathname } = useLocation();
  const { name, ids, kept, pointer, state, problems, errors, checkEmail, submit: send } = form;
  const isSending = state.status === 'sending';
  return (
    <form
      ref={kept}
      method="post"
      action={`/functions/v1/${name}`}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={send}
      {...pointer}
      className="space-y-5"
    >
      <ErrorSummary
        title={problems.length === 1 ? text.problems.one : text.problems.many}
        problems={problems}
      />
      <div data-unkept aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          {text.honeypot} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="page" value={pathname} />
      <TextField
        id={`${ids}-email`}
        name="email"
        type="email"
        label={email}
        required
        autoComplete="email"
        error={errors['email']}
        onBlur={checkEmail}
      />
      {children}
      {state.status === 'failed' && <Failure failure={state} />}
      {state.status === 'outdated' && <ReloadNotice isKept={state.isKept} />}
      <Button type="submit" size="lg" aria-disabled={isSending || undefined}>
        {isSending ? text.sending : state.status === 'failed' ? text.retry : submit}
      </Button>
      {after}
    </form>
  );
}

function Failure({ failure }: { failure: SendFailure }) {
  const { title, text: sentence } = text.failed[failure.reason];
  return (
    <Notice tone="error" title={title}>
      {failure.reason === 'limited'
        ? `${sentence} ${inMinutes(failure.retryAfterSeconds)}.`
        : sentence}
    </Notice>
  );
}
