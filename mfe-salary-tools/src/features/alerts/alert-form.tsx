import { SentForm } from '@talent/forms/sent-form';
import { useSentForm } from '@talent/forms/use-sent-form';
import { Link as RouterLink } from '@talent/sdk';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { Link } from '@talent/ui/link';
import { Select } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { salaryAlertForm } from '@talent/functions/salary-alert/form';
import { useState } from 'react';
import type { SalaryData, SalaryRole } from '@talent/api/salary/salary-data';
import { alertFormText as text } from './content/alert-form';
import { alertSources, canMove } from './alert-sources';

interface AlertFormProps {
  roles: readonly Pick<SalaryRole, 'key' | 'label'>[];
  data: SalaryData;
  /** Key of the role; undefined: the visitor chooses one. */
  chosen: string | undefined;
  labelledBy: string;
}

/** Address, role, a country that has figures of it with the sources that can move them, and consent; once it is sent, what happens next. */
export function AlertForm({ roles, data, chosen, labelledBy }: AlertFormProps) {
  const [role, setRole] = useState(chosen ?? '');
  const sources = alertSources(data, role);
  const sent = useSentForm(salaryAlertForm, {
    captured: () => ({ source: 'salary-alert', user_role: 'not-given' }),
  });
  const { field } = sent;
  const country = field('country');
  // Without a role nobody knows which countries have figures of it.
  const isDead = ({ value }: { value: string }) =>
    sources.length > 0 && !sources.some((source) => source.country === value && source.isLive);
  const dead = country.choices.filter(isDead);
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
          onChoose={setRole}
          label={text.role.label}
          hint={text.role.hint}
          options={[
            { value: '', label: text.role.none },
            ...roles
              .filter(({ key }) => canMove(data, key))
              .map(({ key, label }) => ({ value: key, label })),
          ]}
        />
      ) : (
        <input type="hidden" name="role" value={chosen} />
      )}
      <ChoiceGroup
        {...country}
        choices={country.choices.filter((choice) => !isDead(choice))}
        hint={dead.length > 0 && text.dead(dead.map(({ label }) => label).join(', '))}
      />
      {sources.length > 0 && (
        <div className="text-sm text-ink-muted">
          <p>{text.sources}</p>
          <ul className="mt-1 list-disc pl-5">
            {sources.map(({ line }) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <CheckboxField {...field('consent')} />
    </SentForm>
  );
}
