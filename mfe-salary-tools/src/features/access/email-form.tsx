import {
  salaryAccessConsentText,
  salaryAccessNewsletterText,
  salaryAccessRoles,
} from '@talent/api/forms/salary-access';
import { inMinutes } from '@talent/api/forms/send-form';
import type { SendFailure } from '@talent/api/forms/send-form';
import { useLocation } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { accessText as text } from './content/access-text';
import { useAccessForm } from './use-access-form';
import type { GateSource } from './use-access-form';

interface EmailFormProps {
  source: GateSource;
  /** Id of the heading that names the form. */
  labelledBy: string;
  onUnlocked: (token: string) => void;
}

/** The sign-up form: address, role, newsletter. Without JavaScript and before hydration the browser posts it. */
export function EmailForm({ source, labelledBy, onUnlocked }: EmailFormProps) {
  const { pathname } = useLocation();
  const { state, problems, errors, checkEmail, pointer, submit } = useAccessForm(
    source,
    onUnlocked,
  );
  const isSending = state.status === 'sending';
  return (
    <form
      method="post"
      action="/functions/v1/salary-access"
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={submit}
      {...pointer}
      className="space-y-5"
    >
      <ErrorSummary
        title={problems.length === 1 ? text.problems.one : text.problems.many}
        problems={problems}
      />
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          {text.honeypot} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="page" value={pathname} />
      <TextField
        id="access-email"
        name="email"
        type="email"
        label={text.fields.email}
        required
        autoComplete="email"
        error={errors['email']}
        onBlur={checkEmail}
      />
      <ChoiceGroup
        id="access-user_role"
        type="radio"
        name="user_role"
        legend={text.fields.role}
        choices={salaryAccessRoles}
        required
        error={errors['user_role']}
      />
      <CheckboxField id="access-newsletter" name="newsletter" label={salaryAccessNewsletterText} />
      {state.status === 'failed' && <Failure failure={state} />}
      <Button type="submit" size="lg" aria-disabled={isSending || undefined}>
        {isSending ? text.sending : state.status === 'failed' ? text.retry : text.submit}
      </Button>
      <p className="text-sm text-ink-muted">{salaryAccessConsentText}</p>
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
