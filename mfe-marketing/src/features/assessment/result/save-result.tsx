import { assessmentConsentText, assessmentSaveSchema } from '@talent/api/assessment/save';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { TextField } from '@talent/ui/text-field';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { AttemptAccess } from '../api/call-assessment';
import { assessmentText } from '../content/assessment-text';

const { save: text } = assessmentText;

/** Keeps the result and has its link mailed, for those who want that. */
export function SaveResult({ access }: { access: AttemptAccess }) {
  const form = useServerForm({
    name: 'assessment',
    formType: 'assessment-save',
    schema: assessmentSaveSchema,
    read: (controls) => ({ ...Object.fromEntries(controls), consent: controls.has('consent') }),
    captured: () => ({ source: 'assessment', user_role: 'not-given' }),
  });
  const fields = (
    <ServerForm form={form} text={text} labelledBy="assessment-save">
      <input type="hidden" name="action" value="save" />
      <input type="hidden" name="id" value={access.id} />
      <input type="hidden" name="token" value={access.token} />
      <TextField
        {...form.field('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        required
        className="max-w-md"
      />
      <CheckboxField
        {...form.field('consent')}
        label={assessmentConsentText}
        required
        className="max-w-prose"
      />
    </ServerForm>
  );
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <h3 id="assessment-save" className="text-subheading">
        {text.title}
      </h3>
      {form.state.status === 'sent' ? (
        <div className="mt-4">{fields}</div>
      ) : (
        <>
          <p className="mt-2 mb-5 max-w-prose text-ink-muted">{text.lede}</p>
          {fields}
        </>
      )}
    </div>
  );
}
