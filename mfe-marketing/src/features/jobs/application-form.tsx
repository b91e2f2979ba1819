import { SentForm } from '@talent/forms/sent-form';
import { useSentForm } from '@talent/forms/use-sent-form';
import { useUnsaved } from '@talent/sdk';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { FileField } from '@talent/ui/file-field';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { applyForm } from '@talent/functions/apply/form';
import { useState } from 'react';
import { applicationText as text } from './content/application';

const titleId = 'apply-title';

/** An application with a resume to the job of this slug, under its heading. */
export function ApplicationForm({ slug }: { slug: string }) {
  const sent = useSentForm(applyForm, {
    kept: `apply:${slug}`,
    captured: () => ({ source: 'job-application', user_role: 'engineer' }),
  });
  const { field, state } = sent;
  // No browser lets a page keep a file.
  const [hasFile, setHasFile] = useState(false);
  useUnsaved(hasFile && state.status !== 'sent' ? text.file : null);
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
      <SentForm sent={sent} labelledBy={titleId} receipt={text.receipt}>
        <input type="hidden" name="jobSlug" value={slug} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...field('name')} />
          <TextField {...field('email')} />
          <TextField {...field('phone')} className="sm:max-w-xs" />
        </div>
        <ChoiceGroup {...field('workEligibility')} />
        <TextareaField {...field('links')} />
        <TextareaField {...field('message')} />
        <FileField
          {...field('cv')}
          onChoose={(file) => setHasFile(file !== null)}
          progress={state.status === 'sending' ? state.sent : undefined}
        />
        <CheckboxField {...field('consent')} />
      </SentForm>
    </section>
  );
}
