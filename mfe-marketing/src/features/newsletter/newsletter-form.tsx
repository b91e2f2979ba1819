import {
  newsletterConsentText,
  newsletterRoles,
  newsletterSchema,
} from '@talent/api/forms/newsletter';
import type { NewsletterInput } from '@talent/api/forms/newsletter';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { TextField } from '@talent/ui/text-field';
import { ServerForm } from '../forms/server-form';
import { useServerForm, type ServerFormOptions } from '../forms/use-server-form';
import { newsletterText as text } from './content/newsletter-text';

const options: ServerFormOptions<NewsletterInput> = {
  name: 'newsletter',
  schema: newsletterSchema,
  read: (controls) => ({ ...Object.fromEntries(controls), consent: controls.has('consent') }),
  captured: ({ user_role: role }) => ({ source: 'newsletter', user_role: role || 'not-given' }),
};

const titleId = 'newsletter-title';

/** The first half of a subscription, under its heading; the second is in the subscriber's inbox. */
export function NewsletterForm() {
  const form = useServerForm(options);
  const { field } = form;
  return (
    <section
      id="subscribe"
      // The form is what to do next on its page.
      data-next-step="form"
      aria-labelledby={titleId}
      className="mb-16 max-w-2xl scroll-mt-24 border border-rule bg-surface p-5 md:p-8"
    >
      <h2 id={titleId} className="text-heading">
        {text.title}
      </h2>
      <p className="mt-3 mb-8 text-ink-muted">{text.intro}</p>
      <ServerForm form={form} text={text} labelledBy={titleId}>
        <TextField
          {...field('email')}
          type="email"
          label={text.fields.email}
          required
          autoComplete="email"
        />
        <ChoiceGroup
          {...field('user_role')}
          type="radio"
          legend={text.fields.role}
          choices={newsletterRoles}
        />
        <CheckboxField {...field('consent')} label={newsletterConsentText} required />
      </ServerForm>
    </section>
  );
}
