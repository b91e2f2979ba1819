import {
  applyConsentText,
  applySchema,
  cvAccept,
  readApply,
  workEligibilities,
} from '@talent/api/forms/apply';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { applicationText as text, applicationText } from './content/jobs-text';
import { ServerForm } from '../forms/server-form';
import { useServerForm } from '../forms/use-server-form';
import { LastingReceipt } from '../forms/lasting-receipt';

interface ApplicationFormProps {
  /** Of the job that is applied to. */
  slug: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

/** An application with a CV; once it is sent, its reference and what happens next. */
export function ApplicationForm({ slug, labelledBy }: ApplicationFormProps) {
  const form = useServerForm({
    name: 'apply',
    schema: applySchema,
    read: readApply,
    encoding: 'multipart',
    captured: () => ({ source: 'job-application', user_role: 'engineer' }),
  });
  const { field, state } = form;
  if (state.status === 'sent') return <ApplicationReceipt reference={state.reference} />;
  return (
    <ServerForm form={form} submitLabel={text.submit} labelledBy={labelledBy}>
      <input type="hidden" name="jobSlug" value={slug} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('name')} label={text.fields.name} required autoComplete="name" />
        <TextField
          {...field('email')}
          type="email"
          label={text.fields.email}
          required
          autoComplete="email"
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={text.fields.phone}
          autoComplete="tel"
          className="sm:max-w-xs"
        />
      </div>
      <ChoiceGroup
        {...field('workEligibility')}
        type="radio"
        legend={text.fields.workEligibility}
        choices={workEligibilities}
        required
      />
      <TextareaField {...field('links')} label={text.fields.links} hint={text.linksHint} rows={3} />
      <TextareaField
        {...field('message')}
        label={text.fields.message}
        hint={text.messageHint}
        rows={5}
      />
      <TextField
        {...field('cv')}
        type="file"
        accept={cvAccept}
        label={text.fields.cv}
        hint={text.cvHint}
        required
      />
      <CheckboxField {...field('consent')} label={applyConsentText} required />
    </ServerForm>
  );
}

function ApplicationReceipt({ reference }: { reference: string }) {
  return <LastingReceipt words={applicationText.sent} reference={reference} />;
}
