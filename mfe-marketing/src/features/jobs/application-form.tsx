import { applyConsentText, applySchema, cvAccept, readApply } from '@talent/api/forms/apply';
import { workEligibilities } from '@talent/api/forms/request-choices';
import { useUnsaved } from '@talent/sdk';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { FileField } from '@talent/ui/file-field';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { useState } from 'react';
import { ServerForm } from '../forms/server-form';
import { useServerForm } from '../forms/use-server-form';
import { applicationText as text } from './content/jobs-text';

const titleId = 'apply-title';

/** An application with a CV to the job of this slug, under its heading. */
export function ApplicationForm({ slug }: { slug: string }) {
  const form = useServerForm({
    name: 'apply',
    about: slug,
    schema: applySchema,
    read: readApply,
    encoding: 'multipart',
    captured: () => ({ source: 'job-application', user_role: 'engineer' }),
  });
  // No browser lets a page keep a file.
  const [hasFile, setHasFile] = useState(false);
  useUnsaved(hasFile && form.state.status !== 'sent' ? text.file : null);
  const { field } = form;
  return (
    <section
      id="apply"
      aria-labelledby={titleId}
      className="max-w-3xl scroll-mt-24 border-t-2 border-ink py-10"
    >
      <h2 id={titleId} className="text-heading">
        {text.title}
      </h2>
      <p className="mt-3 mb-8 text-ink-muted">{text.intro}</p>
      <ServerForm form={form} text={text} labelledBy={titleId}>
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
        <TextareaField
          {...field('links')}
          label={text.fields.links}
          hint={text.linksHint}
          rows={3}
        />
        <TextareaField
          {...field('message')}
          label={text.fields.message}
          hint={text.messageHint}
          rows={5}
        />
        <FileField
          {...field('cv')}
          accept={cvAccept}
          label={text.fields.cv}
          hint={text.cvHint}
          required
          onChoose={(file) => setHasFile(file !== null)}
          progress={form.state.status === 'sending' ? form.state.sent : undefined}
        />
        <CheckboxField {...field('consent')} label={applyConsentText} required />
      </ServerForm>
    </section>
  );
}
