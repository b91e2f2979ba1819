import {
  alertCountries,
  salaryAlertConsentText,
  salaryAlertSchema,
} from '@talent/api/forms/salary-alert';
import { Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { Link } from '@talent/ui/link';
import { Select } from '@talent/ui/select';
import { useEffect, useRef } from 'react';
import { SentForm } from '../forms/sent-form';
import { useSentForm } from '../forms/use-sent-form';
import { alertText as text } from './content/alert-text';
import type { AlertRole } from './role-alert';

interface AlertFormProps {
  roles: readonly AlertRole[];
  /** Key of the role; undefined: the visitor chooses one. */
  chosen: string | undefined;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

/** Address, role, country and consent; once it is sent, what happens next. */
export function AlertForm({ roles, chosen, labelledBy }: AlertFormProps) {
  const form = useSentForm({
    name: 'salary-alert',
    schema: salaryAlertSchema,
    read: (fields) => ({ ...Object.fromEntries(fields), consent: fields.has('consent') }),
    receipt: 'reference',
    ids: 'alert',
    captured: () => ({ source: 'salary-alert', user_role: 'not-given' }),
  });
  const { errors, state, startOver } = form;
  if (state.status === 'sent') return <Receipt reference={state.receipt} onAgain={startOver} />;
  return (
    <SentForm
      form={form}
      submit={text.submit}
      email={text.fields.email}
      labelledBy={labelledBy}
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
      {chosen === undefined ? (
        <Select
          id="alert-role"
          name="role"
          label={text.fields.role}
          options={[
            { value: '', label: text.fields.noRole },
            ...roles.map(({ key, label }) => ({ value: key, label })),
          ]}
          error={errors['role']}
        />
      ) : (
        <input type="hidden" name="role" value={chosen} />
      )}
      <ChoiceGroup
        id="alert-country"
        type="radio"
        name="country"
        legend={text.fields.country}
        choices={alertCountries}
        required
        error={errors['country']}
      />
      <CheckboxField
        id="alert-consent"
        name="consent"
        label={salaryAlertConsentText}
        required
        error={errors['consent']}
      />
    </SentForm>
  );
}

/** Takes the focus that the form's button had. */
function Receipt({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, next, again } = text.sent;
  return (
    <div data-receipt className="border-l-4 border-positive pl-5">
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h3>
      <p className="mt-3 text-ink-muted">{text.sent.reference}</p>
      <p data-reference className="mb-4 text-2xl font-semibold">
        {reference}
      </p>
      <div className="max-w-prose space-y-4">
        {next.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Button variant="secondary" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  );
}
