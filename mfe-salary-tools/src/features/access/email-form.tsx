import {
  salaryAccessConsentText,
  salaryAccessNewsletterText,
  salaryAccessRoles,
} from '@talent/api/forms/salary-access';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { SentForm } from '../forms/sent-form';
import { accessText as text } from './content/access-text';
import { useAccessForm } from './use-access-form';
import type { GateSource } from './use-access-form';

interface EmailFormProps {
  source: GateSource;
  /** Id of the heading that names the form. */
  labelledBy: string;
  onUnlocked: (token: string) => void;
}

/** The sign-up form: address, role, newsletter. */
export function EmailForm({ source, labelledBy, onUnlocked }: EmailFormProps) {
  const form = useAccessForm(source, onUnlocked);
  return (
    <SentForm
      form={form}
      submit={text.submit}
      email={text.fields.email}
      labelledBy={labelledBy}
      after={<p className="text-sm text-ink-muted">{salaryAccessConsentText}</p>}
    >
      <ChoiceGroup
        id="access-user_role"
        type="radio"
        name="user_role"
        legend={text.fields.role}
        choices={salaryAccessRoles}
        required
        error={form.errors['user_role']}
      />
      <CheckboxField id="access-newsletter" name="newsletter" label={salaryAccessNewsletterText} />
    </SentForm>
  );
}
