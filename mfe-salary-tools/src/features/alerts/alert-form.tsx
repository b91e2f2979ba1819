import { SentForm } from '@talent/forms/sent-form';
import { useSentForm } from '@talent/forms/use-sent-form';
import { Link as RouterLink } from '@talent/sdk';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { Link } from '@talent/ui/link';
import { Select } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { salaryAlertForm } from '@talent/functions/salary-alert/form';
import type { SalaryRole } from '@talent/api/salary/salary-data';
import { alertFormText as text } from './content/alert-form';

interface AlertFormProps {
  roles: readonly Pick<SalaryRole, 'key' | 'label'>[];
  /** Key of the role; undefined: the visitor chooses one. */
  chosen: string | undefined;
  labelledBy: string;
}

/** Address, role, country and consent; once it is sent, what happens next. */
export function AlertForm({ roles, chosen, labelledBy }: AlertFormProps) {
  const sent = useSentForm(salaryAlertForm, {
    captured: () => ({ source: 'salary-alert', user_role: 'not-given' }),
  });
  const { field } = sent;
  return (
    <SentForm
      sent={sent}
      labelledBy={labelledBy}
      receipt={text.receipt}
      after={
        <p className="text-sm text-ink-muted">
          {text.privacy.before}{' '}
          <Link asChild>
            <RouterLink to="/privacy-policy">{text.privacy.label}</RouterLink>
          </Link>
          .
        </p>
      }
    >
      <TextField {...field('email')} />
      {chosen === undefined ? (
        <Select
          {...field('role')}
          label={text.role.label}
          options={[
            { value: '', label: text.role.none },
            ...roles.map(({ key, label }) => ({ value: key, label })),
          ]}
        />
      ) : (
        <input type="hidden" name="role" value={chosen} />
      )}
      <ChoiceGroup {...field('country')} />
      <CheckboxField {...field('consent')} />
    </SentForm>
  );
}
